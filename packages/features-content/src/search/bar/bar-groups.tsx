import type { FoundSection, FoundTag } from '@portal/api';
import type { ComposedSearchKind, SearchResult, TranslateOf } from '@portal/kit';
import { IconClock, IconSearch, IconTag, MarkedText, type SearchBoxGroup } from '@portal/ui';
import type { contentMessages } from '../../messages.ts';
import { type SearchAddress, tagsSection } from '../model/search-address.ts';

/** What the list below the field is made of. */
export interface BarFindings {
  sections: readonly FoundSection[];
  /** Nothing has the words: these look like them. */
  isSimilar: boolean;
}

export interface BarTags {
  tags: readonly FoundTag[];
  totalItemCount: number;
}

/** How the list is written and where it leads. */
export interface BarNavigation {
  t: TranslateOf<typeof contentMessages>;
  number: (n: number) => string;
  /** Of the page of results. */
  hrefOf: (address: Partial<SearchAddress>) => string | undefined;
  resultHref: (kind: ComposedSearchKind, result: SearchResult) => string | undefined;
}

/** What somebody has looked for before. */
export function recentGroups(recent: readonly string[], { t, hrefOf }: BarNavigation): SearchBoxGroup[] {
  const options = recent.map((keyword, at) => ({
    ...{ id: `recent-${at}`, href: hrefOf({ keyword }), icon: IconClock, content: keyword },
  }));
  return [{ id: 'recent', title: t('recentSearches'), options }];
}

/** The way to all results, and below it the best of each kind and of the tags. */
export function foundGroups(
  keyword: string,
  kinds: readonly ComposedSearchKind[],
  found: { findings: BarFindings | null; tags: BarTags | null },
  ways: BarNavigation,
): SearchBoxGroup[] {
  const { t, hrefOf } = ways;
  const all = { id: 'all', href: hrefOf({ keyword }), icon: IconSearch, content: t('searchFor', { keyword }) };
  const sections = found.findings?.sections ?? [];
  const ofKinds = kinds.filter(({ isOnPageAlone }) => isOnPageAlone !== true);
  return [
    { id: 'all', options: [{ ...all, isQuiet: true }] },
    ...ofKinds.map((kind) => groupOf(kind, keyword, sections, ways)),
    tagGroup(found.tags, keyword, ways),
  ];
}

function groupOf(
  kind: ComposedSearchKind,
  keyword: string,
  sections: readonly FoundSection[],
  ways: BarNavigation,
): SearchBoxGroup {
  const { hits = [], totalItemCount = 0 } = sections.find((section) => section.kind === kind.id) ?? {};
  const options = hits.map((result) => ({
    id: `${kind.id}-${result.id}`,
    href: ways.resultHref(kind, result),
    icon: kind.icon,
    content: <MarkedText pieces={result.title} />,
  }));
  return titled({ id: kind.id, title: kind.title, options }, totalItemCount, keyword, ways);
}

function tagGroup(found: BarTags | null, keyword: string, ways: BarNavigation): SearchBoxGroup {
  const { tags = [], totalItemCount = 0 } = found ?? {};
  const options = tags.map(({ id, label }) => ({
    id: `tag-${id}`,
    href: ways.hrefOf({ keyword, tagId: id }),
    icon: IconTag,
    content: label,
  }));
  return titled({ id: tagsSection, title: ways.t('tags'), options }, totalItemCount, keyword, ways);
}

/** With how many there are in all, and the way to them. */
function titled(
  group: SearchBoxGroup,
  total: number,
  keyword: string,
  { t, number, hrefOf }: BarNavigation,
): SearchBoxGroup {
  if (group.options.length === 0) return group;
  const all = { id: `all-${group.id}`, href: hrefOf({ keyword, section: group.id }), content: t('seeAll') };
  return { ...group, count: number(total), options: [...group.options, { ...all, isQuiet: true }] };
}
