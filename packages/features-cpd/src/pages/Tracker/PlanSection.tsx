import type { CpdPeriod } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Disclosure, loadOnUse, Skeleton } from '@portal/ui';
import { ComesLater } from '../../components/ComesLater/ComesLater.tsx';
import { messages } from '../../messages.ts';

const usePlan = loadOnUse(async () => (await import('../../components/Plan/LivePlan.tsx')).LivePlan);

/** Goals and reflection of a period, which come when they are opened. A period that is over and asks for none shows them where there are some. */
export function PlanSection({ period: { cpdPeriodId, isCurrent, standing } }: { period: CpdPeriod }) {
  const t = useMessages(messages);
  const { goals, reached, goalsRequired, asksReflection, isReflected } = standing.plan;
  if (!isCurrent && !asksReflection && !isReflected && goals === 0 && goalsRequired === 0) return null;
  return (
    <Disclosure title={goals === 0 ? t('plan') : t('planCount', { reached, goals })}>
      {() => <LatePlan periodId={cpdPeriodId} />}
    </Disclosure>
  );
}

function LatePlan({ periodId }: { periodId: string }) {
  const t = useMessages(messages);
  return (
    <ComesLater loaded={usePlan()} coming={<Skeleton lines={8} />} failedTitle={t('planFailed')}>
      {(LivePlan) => <LivePlan periodId={periodId} />}
    </ComesLater>
  );
}
