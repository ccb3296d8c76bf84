import type { ReactNode } from 'react';
import { OutcomesTo } from '../features/OutcomesTo.tsx';
import type { OutcomeListener } from '../features/use-outcome.ts';
import type { PortalProviderProps } from '../provider/PortalProvider.tsx';
import { testPortal } from './TestPortal.tsx';

/** What a person does inside a portal, which makes a call and waits for its answer. */
export type Interaction = (around: (children: ReactNode) => ReactNode) => Promise<unknown>;

/** What a website is told of a deed, in turn, and what the portal toasts meanwhile; the calls are the test's to answer. */
export async function recordOutcomes(interact: Interaction, props: Partial<PortalProviderProps> = {}) {
  const outcomes: Parameters<OutcomeListener>[] = [];
  const { wrapper: Portal, toasts } = testPortal(props);
  await interact((children) => (
    <Portal>
      <OutcomesTo listener={(...outcome) => outcomes.push(outcome)}>{children}</OutcomesTo>
    </Portal>
  ));
  return { outcomes, toasts };
}
