import type { Meeting } from '@portal/api';
import { readerZone, useMessages, usePortal } from '@portal/kit';
import { Stack, Text } from '@portal/ui';
import { communitiesManifest } from '../../manifest.ts';
import { meetingRange, otherClock } from './meeting-times.ts';

/** By the clock that a meeting was set by, and by that of whoever reads where it shows another time. */
export function MeetingWhen({ meeting }: { meeting: Meeting }) {
  const t = useMessages(communitiesManifest.messages);
  const { locale } = usePortal();
  const other = otherClock(meeting, readerZone(), locale);
  return (
    <Stack gap={1}>
      <Text as="span" size="sm" weight="medium" tone="strong">
        <time dateTime={meeting.startDate}>{meetingRange(meeting, locale)}</time>
      </Text>
      {other !== null && (
        <Text as="span" size="xs" tone="quiet">
          {t('timeInPlace', other)}
        </Text>
      )}
    </Stack>
  );
}
