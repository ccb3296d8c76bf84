import type { CpdPeriod } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Text } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

/** Goals to write, and the reflection. */
export function MissingPlan({ period: { standing, isCurrent, cpdPeriodId } }: { period: CpdPeriod }) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const { plan, isRolling } = standing;
  const n = plan.goalsRequired - plan.goals;
  const day = dayText(cpdPeriodId);
  const isOver = !isCurrent || isRolling;
  return (
    <>
      {n > 0 && <Text size="sm">{t(isOver ? 'missingGoalsPast' : 'missingGoals', { n, day })}</Text>}
      {plan.asksReflection && !plan.isReflected && (
        <Text size="sm">{isOver ? t('missingReflectionPast') : t('missingReflection', { day })}</Text>
      )}
    </>
  );
}
