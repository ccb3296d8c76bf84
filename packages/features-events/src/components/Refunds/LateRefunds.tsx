import { lazyPart } from '@portal/ui';
import { type ComponentProps, Suspense } from 'react';
import type { LiveAskForRefund, LiveRefundState } from './LiveRefunds.tsx';

/** Few tickets are asked back: what belongs to that comes when somebody does. */
const parts = () => import('./LiveRefunds.tsx');
const State = lazyPart(async () => ({ default: (await parts()).LiveRefundState }));
const Ask = lazyPart(async () => ({ default: (await parts()).LiveAskForRefund }));

export function LateRefundState(props: ComponentProps<typeof LiveRefundState>) {
  return (
    <Suspense fallback={null}>
      <State {...props} />
    </Suspense>
  );
}

export function LateAskForRefund(props: ComponentProps<typeof LiveAskForRefund>) {
  return (
    <Suspense fallback={null}>
      <Ask {...props} />
    </Suspense>
  );
}
