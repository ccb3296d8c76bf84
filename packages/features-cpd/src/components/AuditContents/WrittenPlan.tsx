import type { AuditContents } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Heading, Stack, Text } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

type Plan = NonNullable<AuditContents['plan']>;

/** Goals and reflection, and what of them is asked for and missing. */
export function WrittenPlan({ plan }: { plan: AuditContents['plan'] }) {
  const t = useMessages(cpdMessages);
  if (plan === null) return <Text tone="quiet">{t('planUnknown')}</Text>;
  const { goals, reflection, goalsRequired, asksReflection } = plan;
  if (goals.length === 0 && reflection === '' && goalsRequired === 0 && !asksReflection) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {t('planTitle')}
      </Heading>
      {goals.length < goalsRequired && (
        <Text tone="critical">{t('goalsMissing', { n: goalsRequired, written: String(goals.length) })}</Text>
      )}
      {goals.length > 0 && <Goals goals={goals} />}
      {reflection === '' ? (
        <Text tone={asksReflection ? 'critical' : 'quiet'}>
          {t(asksReflection ? 'reflectionMissing' : 'noReflection')}
        </Text>
      ) : (
        <Text>{reflection}</Text>
      )}
    </Stack>
  );
}

function Goals({ goals }: Pick<Plan, 'goals'>) {
  const t = useMessages(cpdMessages);
  const { date, day: dayText } = useFormats();
  return (
    <Stack as="ul" gap={3} label={t('goals')}>
      {goals.map(({ title, why, by, reachedDate }) => (
        <li key={`${title} ${by}`}>
          <Text weight="semibold">{title}</Text>
          {why !== '' && <Text>{why}</Text>}
          <Text size="sm" tone="quiet">
            {reachedDate === null ? t('by', { day: dayText(by) }) : t('reached', { day: date(reachedDate) })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
