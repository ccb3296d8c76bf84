import { useMessages, ViewSwitch } from '@portal/kit';
import { limits } from '@portal/api';
import { CheckboxGroup, ProblemPanel, SearchField, Skeleton, SkeletonRegion, Stack, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import type { MeetingFiltersProps } from './MeetingFiltersPanel.tsx';
import type { CommunityOptions } from './use-explore-meetings.ts';

const shownAtOnce = 12;

/** Communities that have meetings, to be found by a word of their name. */
export function CommunitiesFilter({
  communities,
  filters,
  onFiltersChange,
}: MeetingFiltersProps & { communities: CommunityOptions }) {
  const t = useMessages(communitiesMessages);
  const [text, setText] = useState('');
  const keyword = useDebouncedValue(text.trim().toLowerCase());
  return (
    <ViewSwitch
      view={communities}
      loading={() => (
        <SkeletonRegion>
          <Skeleton lines={6} />
        </SkeletonRegion>
      )}
      empty={() => null}
      failed={(problem, retry) => (
        <ProblemPanel scope="panel" title={t('meetingCommunitiesFailed')} detail={problem.message} onRetry={retry} />
      )}
      forbidden={() => null}
      ready={(all) => {
        const found = all.filter(({ name }) => name.toLowerCase().includes(keyword)).slice(0, shownAtOnce);
        const hidden = filters.communities.filter((id) => !found.some((one) => one.id === id));
        return (
          <Stack gap={3}>
            <SearchField
              label={t('searchMeetingCommunities')}
              placeholder={t('searchMeetingCommunities')}
              value={text}
              onChange={setText}
            />
            {found.length === 0 ? (
              <Text size="sm" tone="quiet" role="status">
                {t('noMeetingCommunities')}
              </Text>
            ) : (
              <CheckboxGroup
                label={t('meetingCommunities')}
                value={filters.communities}
                onChange={(chosen) => onFiltersChange({ ...filters, communities: [...hidden, ...chosen] })}
                options={found.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Stack>
        );
      }}
    />
  );
}

/** What was typed, debounced. */
function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), limits.debounce.meetingCommunities);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
