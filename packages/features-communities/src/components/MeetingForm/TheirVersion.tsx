import type { Meeting } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Button, DescriptionList, Inline, Stack } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { changedFields, type ComparedField, type MeetingBasis } from './meeting-values.ts';

const labels = {
  name: 'meetingTitleField',
  description: 'meetingDescriptionField',
  day: 'meetingDateField',
  from: 'meetingFromField',
  to: 'meetingToField',
  timeZone: 'meetingZoneField',
  rsvpDay: 'rsvpDateField',
  rsvpTime: 'rsvpTimeField',
  meetingLink: 'meetingLinkField',
  meetingId: 'meetingNumberField',
  meetingPassword: 'meetingPasswordField',
} as const satisfies Record<ComparedField, string>;

interface TheirVersionProps {
  before: MeetingBasis;
  theirs: Meeting;
  onTake: () => void;
  onKeep: () => void;
}

/** What somebody else has saved meanwhile, and a choice of what to go on with. */
export function TheirVersion({ before, theirs, onTake, onKeep }: TheirVersionProps) {
  const t = useMessages(communitiesMessages);
  const items = changedFields(before, theirs).map(({ field, value }) => ({
    term: t(labels[field]),
    description: value,
  }));
  return (
    <Banner tone="caution" role="alert">
      <Stack gap={3}>
        {t('meetingStale')}
        <DescriptionList items={items} />
        <Inline gap={3}>
          <Button size="sm" onPress={onTake}>
            {t('takeTheirs')}
          </Button>
          <Button size="sm" onPress={onKeep}>
            {t('keepMine')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
