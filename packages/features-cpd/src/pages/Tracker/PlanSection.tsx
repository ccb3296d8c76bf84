import type { CpdPeriod } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ComesLater, Disclosure, loadOnUse, Skeleton } from '@portal/ui';
import { messages } from '../../messages.ts';

const usePlan = loadOnUse(async () => (await import('../../components/Plan/LivePlan.tsx')).LivePlan);

interface PlanSectionProps {
  period: CpdPeriod;
  /** It is what the address asks for. */
  isOpenAtFirst: boolean;
}

/** Goals and reflection of a period, which come when they are opened. A period that is over and asks for none shows them where there are some. */
export function PlanSection({ period: { cpdPeriodId, isCurrent, standing }, isOpenAtFirst }: PlanSectionProps) {
  const t = useMessages(messages);
  const { goals, reached, goalsRequired, asksReflection, isReflected } = standing.plan;
  const isPlanned = isCurrent || asksReflection || isReflected || goals > 0 || goalsRequired > 0;
  if (!isPlanned && !isOpenAtFirst) return null;
  return (
    <Disclosure isOpenAtFirst={isOpenAtFirst} title={goals === 0 ? t('plan') : t('planCount', { reached, goals })}>
      {() => <LatePlan periodId={cpdPeriodId} />}
    </Disclosure>
  );
}

function LatePlan({ periodId }: { periodId: string }) {
  const t = useMessages(messages);
  return (
    <ComesLater loaded={usePlan()} coming={<Skeleton lines={8} />} failedTitle={t('planFailed')}>
      {(LivePlan) => <LivePlan key={periodId} periodId={periodId} />}
    </ComesLater>
  );
}
