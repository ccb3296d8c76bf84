import { useFormats, useMessages } from '@portal/kit';
import { Banner, Stack, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { Difference } from './check-in-book.ts';

interface CheckInDifferencesProps {
  differences: readonly Difference[];
  /** Of the event. */
  timeZone: string;
}

/** Whom this door let in though another had, and what else came out otherwise once it was sent. */
export function CheckInDifferences({ differences, timeZone }: CheckInDifferencesProps) {
  const t = useMessages(eventsDeskMessages);
  const { time } = useFormats(timeZone);
  if (differences.length === 0) return null;
  return (
    <Banner tone="caution" title={t('differences', { n: differences.length })}>
      <Stack as="ul" gap={1}>
        {differences.map(({ id, name, outcome, attendedAt }) => {
          const words = { name: name ?? t('somebody'), outcome: t(`outcome_${outcome}`) };
          return (
            <Text as="li" key={id} size="sm" tone="inherit">
              {attendedAt === null ? t('difference', words) : t('differenceAt', { ...words, time: time(attendedAt) })}
            </Text>
          );
        })}
      </Stack>
    </Banner>
  );
}
