import type { PageProps } from '@portal/kit';
import { useWelcome, welcomeReads } from '../../model/welcome/use-welcome.ts';
import { useWelcomeMemory } from '../../model/welcome/welcome-memory.ts';
import { WelcomePasswordScreen } from './WelcomePasswordScreen.tsx';

export { welcomeReads as firstReads };

/** The password that I sign in with from now on; it is kept in memory alone. */
export function WelcomePasswordPage(_: PageProps) {
  const memory = useWelcomeMemory();
  return (
    <WelcomePasswordScreen
      {...useWelcome('user-password')}
      chosen={memory.current().chosen}
      onChoose={(chosen) => memory.set({ chosen })}
    />
  );
}
