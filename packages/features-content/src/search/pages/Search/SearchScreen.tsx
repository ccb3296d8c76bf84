import type { ComposedSearchKind, SearchResult, View } from '@portal/kit';
import { useMessages } from '@portal/kit';
import { ChipList, EmptyState, Heading, Illustration, PageLayout, SearchField, Stack, Tabs } from '@portal/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { contentMessages } from '../../../messages.ts';
import type { SearchAddress } from '../../model/search-address.ts';
import { countOf, type Findings, hasResults, shownKind } from './findings.ts';
import { MatchingTags, type MatchingTagsProps } from './MatchingTags.tsx';
import { SearchResults } from './SearchResults.tsx';

export interface SearchScreenProps extends Pick<MatchingTagsProps, 'tags'> {
  address: SearchAddress;
  /** The tabs, in their order. */
  kinds: readonly ComposedSearchKind[];
  view: View<Findings>;
  /** The address of this page with something of it changed, on its first page. */
  hrefOf: (changes: Partial<SearchAddress>) => string | undefined;
  resultHref: (kind: ComposedSearchKind, result: SearchResult) => string | undefined;
  onPage: (page: number) => void;
  onRemoveTag: () => void;
  /** Something else is looked for. */
  onSearch: (text: string) => void;
}

/** All that a search finds: a tab for each kind with how many there are, and the tags that are called so. */
export function SearchScreen(props: SearchScreenProps) {
  const { keyword, tagId } = props.address;
  if (keyword === '' && tagId === null) return <SearchPrompt onSearch={props.onSearch} />;
  return (
    <PageLayout
      header={<Head {...props} />}
      {...(keyword !== '' && {
        side: <MatchingTags key={keyword} {...props} hasResults={hasResults(props.view, props.kinds)} />,
      })}
    >
      <Results {...props} />
    </PageLayout>
  );
}

function Head({ address, view, kinds, onRemoveTag }: SearchScreenProps) {
  const t = useMessages(contentMessages);
  const findings = view.state === 'ready' ? view.data : null;
  const tag = address.tagId === null ? null : (findings?.tag ?? null);
  const isNothing = hasResults(view, kinds) === false;
  const lookedFor = address.tagId === null ? address.keyword : tag?.label;
  const id = useId();
  useHeadingFocus(id, address.page);
  const results = lookedFor === undefined ? t('searchPageTitle') : t('resultsFor', { keyword: lookedFor });
  return (
    <Stack gap={3}>
      <Heading level={1} id={id} isFocusable>
        {isNothing ? t('noResults') : results}
      </Heading>
      <ChipList
        label={t('chosenTag')}
        chips={tag === null ? [] : [tag]}
        onRemove={onRemoveTag}
        labels={{ remove: (name) => t('removeNamed', { name }) }}
      />
    </Stack>
  );
}

/** Another page of results is begun at its beginning, as any other page is. */
function useHeadingFocus(headingId: string, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById(headingId)?.focus();
  }, [headingId, page]);
}

function Results(props: SearchScreenProps) {
  const t = useMessages(contentMessages);
  const { address, kinds, view, hrefOf } = props;
  const findings = view.state === 'ready' ? view.data : null;
  const kind = shownKind(address.section, kinds, findings);
  if (kind === undefined) return null;
  return (
    <Stack gap={5}>
      <Tabs
        label={t('kindsOfResults')}
        current={kind.id}
        items={kinds.map(({ id, title }) => ({
          id,
          label: title,
          href: hrefOf({ section: id }),
          count: findings === null ? undefined : countOf(findings, id),
        }))}
      />
      <SearchResults {...props} kind={kind} />
    </Stack>
  );
}

/** Without a word there is nothing to look for; the bar may be out of sight. */
function SearchPrompt({ onSearch }: Pick<SearchScreenProps, 'onSearch'>) {
  const t = useMessages(contentMessages);
  const [text, setText] = useState('');
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={4}>
          <Heading level={1} isFocusable>
            {t('searchPageTitle')}
          </Heading>
          <SearchField
            label={t('searchPortal')}
            placeholder={t('searchPortal')}
            value={text}
            onChange={setText}
            onSubmit={onSearch}
          />
        </Stack>
      }
    >
      <EmptyState
        illustration={<Illustration name="search" />}
        title={t('nothingAsked')}
        text={t('nothingAskedText')}
      />
    </PageLayout>
  );
}
