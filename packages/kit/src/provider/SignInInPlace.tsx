import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { Steady } from './Steady.tsx';
import { useSuspendedSession } from './suspended-session.ts';
import { useSession } from './use-session.ts';

interface SignInInPlaceProps {
  ask: ComponentType | undefined;
  children: ReactNode;
}

/** The portal, and while its person is to sign in again what asks them to. Whoever comes in their place finds nothing that they typed. */
export function SignInInPlace({ ask, children }: SignInInPlaceProps): ReactNode {
  const suspendedSession = useSuspendedSession();
  const userId = useSession()?.userId;
  const waitedFor = suspendedSession?.login?.userId;
  const [last, setLast] = useState({ waitedFor, turn: 0 });
  const isReplaced = last.waitedFor !== undefined && last.waitedFor !== userId;
  if (isReplaced || (waitedFor === undefined) !== (last.waitedFor === undefined))
    setLast({ waitedFor, turn: last.turn + Number(isReplaced) });
  return (
    <>
      {suspendedSession !== null && ask !== undefined && <Steady component={ask} props={{}} />}
      <Fragment key={last.turn}>{children}</Fragment>
    </>
  );
}
