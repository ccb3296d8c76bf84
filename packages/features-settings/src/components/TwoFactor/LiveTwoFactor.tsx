import { TwoFactorPanel } from './TwoFactorPanel.tsx';
import { useTwoFactor } from './use-two-factor.ts';

/** The second factor as the server has it. */
export function LiveTwoFactor() {
  return <TwoFactorPanel {...useTwoFactor()} />;
}
