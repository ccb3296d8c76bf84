import { useClient } from '@portal/api';
import { mockHandlers } from '@portal/demo/mock';
import { usePortal, useSession } from '@portal/kit';
import { Text } from '@portal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { type FlowStore, useFlowStore } from '../model/flow-store.ts';

/** What is done on the page before: a code is on its way then. */
export type Ask = (tools: {
  client: ReturnType<typeof useClient>;
  flow: FlowStore;
  clock: ReturnType<typeof usePortal>['clock'];
}) => Promise<void>;

interface AfterAskingProps {
  ask: Ask;
  children: ReactNode;
}

/** A page on which a code is entered, and below it who is signed in. */
export function AfterAsking({ ask, children }: AfterAskingProps) {
  const { clock } = usePortal();
  const session = useSession();
  const client = useClient();
  const flow = useFlowStore();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void ask({ client, flow, clock }).then(() => setReady(true));
  }, [ask, client, clock, flow]);
  if (!isReady) return null;
  return (
    <>
      {children}
      <Text size="sm" tone="quiet">
        {session === null ? 'Signed out' : `Signed in as ${session.userName}`}
      </Text>
    </>
  );
}

export async function enterCode(code: string): Promise<void> {
  const field = await screen.findByLabelText(/^Verification code/);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

/** A server for which each look at the clock is a minute later: another code may be asked for at once. */
export function inLaterMinutes() {
  let looks = 0;
  return mockHandlers({ clock: () => new Date(Date.UTC(2026, 10, 18) + (looks += 1) * 60_000) });
}
