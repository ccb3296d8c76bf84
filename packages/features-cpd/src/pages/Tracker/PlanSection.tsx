import type { CpdPeriod } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Disclosure, lazyComponent, Skeleton } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

const LivePlan = lazyComponent(() =>
  import('../../components/Plan/LivePlan.tsx').then((module) => ({ default: module.LivePlan })),
);

interface PlanSectionProps {
  period: CpdPeriod;
  /** It is what the address asks for. */
  isOpenAtFirst: boolean;
}

/** Goals and reflection of a period, which come when they are opened. A period that is over and asks for none shows them where there are some. */
export function PlanSection({ period: { cpdPeriodId, isCurrent, standing }, isOpenAtFirst }: PlanSectionProps) {
  const t = useMessages(cpdMessages);
  const { goals, reached, goalsRequired, asksReflection, isReflected } = standing.plan;
  const isPlanned = isCurrent || asksReflection || isReflected || goals > 0 || goalsRequired > 0;
  if (!isPlanned && !isOpenAtFirst) return null;
  return (
    <Disclosure isOpenAtFirst={isOpenAtFirst} title={goals === 0 ? t('plan') : t('planCount', { reached, goals })}>
      {() => (
        <LivePlan
          key={cpdPeriodId}
          periodId={cpdPeriodId}
          fallback={<Skeleton lines={8} />}
          onError={{ title: t('planFailed') }}
        />
      )}
    </Disclosure>
  );
}
