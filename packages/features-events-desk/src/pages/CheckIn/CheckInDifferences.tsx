import { useFormats, useMessages } from '@portal/kit';
import { Banner, Stack, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { Difference } from './check-in-book.ts';

/** Whom this door let in though another had, and what else came out otherwise once it was sent. */
export function CheckInDifferences({ differences }: { differences: readonly Difference[] }) {
  const t = useMessages(eventsDeskMessages);
  const { time } = useFormats();
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
