import type { FoundSection, FoundTag } from '@portal/api';
import type { ComposedSearchKind, View } from '@portal/kit';

/** What a search has found, or what carries a tag. */
export interface Findings {
  sections: readonly FoundSection[];
  /** Nothing has the words: these look like them. */
  isSimilar: boolean;
  tag: FoundTag | null;
}

export function sectionOf({ sections }: Findings, kind: string): FoundSection | undefined {
  return sections.find((section) => section.kind === kind);
}

export function countOf(findings: Findings, kind: string): number {
  return sectionOf(findings, kind)?.totalItemCount ?? 0;
}

/** Of the kinds that have tabs. */
export function totalOf(findings: Findings, kinds: readonly Pick<ComposedSearchKind, 'id'>[]): number {
  return kinds.reduce((sum, { id }) => sum + countOf(findings, id), 0);
}

/** Undefined while it is looked for; what could not be found out may have some. */
export function hasResults(
  view: View<Findings>,
  kinds: readonly Pick<ComposedSearchKind, 'id'>[],
): boolean | undefined {
  if (view.state === 'loading') return undefined;
  return view.state !== 'ready' || totalOf(view.data, kinds) > 0;
}

/** The tab of the address; without one the first that has something. */
export function shownKind(
  section: string | null,
  kinds: readonly ComposedSearchKind[],
  findings: Findings | null,
): ComposedSearchKind | undefined {
  const chosen = kinds.find(({ id }) => id === section);
  const withResults = findings === null ? undefined : kinds.find(({ id }) => countOf(findings, id) > 0);
  return chosen ?? withResults ?? kinds[0];
}
