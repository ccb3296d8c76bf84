import { useMessages } from '@portal/kit';
import { BackLink, Button, CheckboxGroup, IconCalendar, lazyComponent, RadioGroup, Stack } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { CommunitiesFilter } from './CommunitiesFilter.tsx';
import { type MeetingFilters, meetingTypes, replies } from './meeting-filters.ts';
import type { CommunityOptions } from './use-explore-meetings.ts';
import { replyWords, typeWords } from './use-meeting-chips.ts';

// The calendar is heavier than the list.
const MeetingDates = lazyComponent(() =>
  import('./MeetingDates.tsx').then((module) => ({ default: module.MeetingDates })),
);

export interface MeetingFiltersProps {
  filters: MeetingFilters;
  onFiltersChange: (filters: MeetingFilters) => void;
}

interface MeetingFiltersPanelProps extends MeetingFiltersProps {
  communities: CommunityOptions;
  backHref?: string | undefined;
}

/** The way back, and what limits the list. */
export function MeetingFiltersPanel({ communities, backHref, ...limits }: MeetingFiltersPanelProps) {
  const { filters, onFiltersChange } = limits;
  const t = useMessages(communitiesMessages);
  return (
    <Stack gap={6}>
      {backHref !== undefined && <BackLink href={backHref}>{t('backToCommunities')}</BackLink>}
      <RadioGroup
        label={t('meetingType')}
        value={filters.type}
        onChange={(value) =>
          onFiltersChange({ ...filters, type: meetingTypes.find((type) => type === value) ?? 'all' })
        }
        options={meetingTypes.map((type) => ({ value: type, label: t(typeWords[type]) }))}
      />
      <CheckboxGroup
        label={t('meetingStatus')}
        value={filters.statuses.map(String)}
        onChange={(value) =>
          onFiltersChange({ ...filters, statuses: replies.filter((reply) => value.includes(String(reply))) })
        }
        options={replies.map((reply) => ({ value: String(reply), label: t(replyWords[reply]) }))}
      />
      <Dates {...limits} />
      <CommunitiesFilter {...limits} communities={communities} />
    </Stack>
  );
}

function Dates(props: MeetingFiltersProps) {
  const t = useMessages(communitiesMessages);
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button icon={IconCalendar} isPending={isWanted} onPress={() => setWanted(true)}>
      {t('meetingDates')}
    </Button>
  );
  if (!isWanted) return button;
  // What cannot be fetched now is fetched when it is asked for again.
  return <MeetingDates {...props} fallback={button} onError={() => setWanted(false)} />;
}
