import { useMessages } from '@portal/kit';
import { Heading, Inline, SearchField, Spinner, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { keywordLength } from './explore-filters.ts';
import * as css from './ExploreCommunitiesScreen.css.ts';

interface ExploreHeaderProps {
  /** Unknown while the first list is on its way. */
  total: number | null;
  /** A changed filter is on its way. */
  isUpdating: boolean;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  filtersButton: ReactNode;
}

export function ExploreHeader(props: ExploreHeaderProps) {
  const t = useMessages(messages);
  return (
    <Inline justify="between" align="end" gap={4}>
      <Stack gap={1}>
        <Heading level={1} isFocusable>
          {t('exploreCommunities')}
        </Heading>
        <Inline gap={2}>
          <div role="status">
            <Text tone="quiet" isTabular>
              {props.total === null ? '\u00A0' : t('communitiesFound', { n: props.total })}
            </Text>
          </div>
          {props.isUpdating && <Spinner size="small" label={t('updating')} />}
        </Inline>
      </Stack>
      <div className={css.search}>
        <SearchField
          label={t('searchCommunities')}
          placeholder={t('searchCommunities')}
          value={props.keyword}
          onChange={(keyword) => props.onKeywordChange(keyword.slice(0, keywordLength))}
        />
        {props.filtersButton}
      </div>
    </Inline>
  );
}
