import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Illustration, type ListMore, PageLayout } from '@portal/ui';
import { RevealedMeetings } from '../../components/Meetings/RevealedMeetings.tsx';
import { communitiesMessages } from '../../messages.ts';
import { type MeetingFilters, noFilters } from './meeting-filters.ts';
import { MeetingFiltersPanel } from './MeetingFiltersPanel.tsx';
import { MeetingsHeader } from './MeetingsHeader.tsx';
import type { CommunityOptions, MeetingList } from './use-explore-meetings.ts';
import { useMeetingChips } from './use-meeting-chips.ts';

export interface ExploreMeetingsScreenProps {
  view: View<MeetingList>;
  more?: ListMore | undefined;
  communities: CommunityOptions;
  filters: MeetingFilters;
  isUpdating: boolean;
  /** Names what was asked for. */
  listId: string;
  backHref?: string | undefined;
  onFiltersChange: (filters: MeetingFilters) => void;
}

export function ExploreMeetingsScreen(props: ExploreMeetingsScreenProps) {
  const { view, communities, filters, onFiltersChange } = props;
  const t = useMessages(communitiesMessages);
  const chips = useMeetingChips(filters, communities);
  const total = view.state === 'ready' ? view.data.total : view.state === 'empty' ? 0 : null;
  const panel = <MeetingFiltersPanel {...{ filters, communities, onFiltersChange }} backHref={props.backHref} />;
  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      side={panel}
      header={<MeetingsHeader {...{ total, chips, filters, panel, onFiltersChange }} isUpdating={props.isUpdating} />}
    >
      <RevealedMeetings
        label={t('exploreMeetingsPageTitle')}
        view={view}
        more={props.more}
        of={props.listId}
        restoreKey="meetings.explore"
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t(chips.length > 0 ? 'noMeetingsFound' : 'noMeetings')}
            text={chips.length > 0 ? undefined : t('noMeetingsHint')}
            action={
              chips.length > 0 && <Button onPress={() => onFiltersChange(noFilters)}>{t('clearMeetingFilters')}</Button>
            }
          />
        }
      />
    </PageLayout>
  );
}
