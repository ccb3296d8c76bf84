import { dayIn, earliestArchiveDay } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { Grid, Stack } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { communitiesAdminMessages } from '../../messages.ts';
import type { FieldsProps } from './WordFields.tsx';

/** From when to when a community is there, and when it goes into the archive. */
export function DayFields({ form, isReadOnly = false }: FieldsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { clock, profile } = usePortal();
  const today = dayIn(clock.now(), profile.timeZone);
  const { aliveStart, aliveEnd, archived } = form.values;

  function chooseStart(day: string | null) {
    form.set('aliveStart', day);
    // An end that was too early may be right now.
    if (form.errors.aliveEnd !== undefined) form.set('aliveEnd', aliveEnd);
  }

  return (
    <Stack gap={5}>
      <Grid minColumn="xs" gap={4}>
        <DatePicker
          {...form.field('aliveStart')}
          onChange={chooseStart}
          label={t('aliveStartField')}
          min={earlier(today, aliveStart)}
          isOptional
          isClearable
          isReadOnly={isReadOnly}
        />
        <DatePicker
          {...form.field('aliveEnd')}
          label={t('aliveEndField')}
          min={earlier(today, aliveEnd)}
          isOptional
          isClearable
          isReadOnly={isReadOnly}
        />
      </Grid>
      <Grid minColumn="xs" gap={4}>
        <DatePicker
          {...form.field('archived')}
          label={t('archivedField')}
          description={t('archivedHint')}
          min={earlier(earliestArchiveDay(today), archived)}
          isOptional
          isClearable
          isReadOnly={isReadOnly}
        />
      </Grid>
    </Stack>
  );
}

/** A day that has been chosen stays one that can be shown, though it is over. */
function earlier(first: string, chosen: string | null): string {
  return chosen !== null && chosen < first ? chosen : first;
}
