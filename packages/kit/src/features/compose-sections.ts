import type { Requirement } from '../access/decision.ts';
import type { Profile } from '../profile/profile.ts';
import type { Contributions, SearchKindDefinition } from './contributions.ts';
import type { Feature } from './define-feature.ts';
import { wordsOf } from './feature-words.ts';

export type SectionKind = 'home' | 'favourites';

/** A kind of thing that the search finds, with what it requires, its words in place of their keys, and the place that a result leads to. */
export type ComposedSearchKind = Omit<SearchKindDefinition, 'to'> & Requirement & { feature: string; place: string };

/** A section with what it requires, its title in words. */
export type ComposedSection<Kind extends SectionKind = SectionKind> = Contributions[Kind][number] &
  Requirement & { feature: string };

/** Every section that features contribute to a page, in its order; who may see it is decided where it is rendered. */
export function composeSections<Kind extends SectionKind>(
  profile: Profile,
  features: readonly Feature[],
  kind: Kind,
): ComposedSection<Kind>[] {
  const sections = features.flatMap((feature) => {
    const own: readonly Contributions[Kind][number][] = feature.contributes[kind];
    return own.map((section) => ({
      ...section,
      title: wordsOf(profile, feature, section.title),
      feature: feature.id,
      module: feature.module,
    }));
  });
  return sections.toSorted((a, b) => a.order - b.order);
}

/** Every kind that the search finds, in the order of its tabs; of two features that bring the same, the first does. */
export function composeSearchKinds(profile: Profile, features: readonly Feature[]): ComposedSearchKind[] {
  const kinds = features.flatMap((feature) =>
    feature.contributes.search.map(({ to, ...kind }) => ({
      ...kind,
      title: wordsOf(profile, feature, kind.title),
      none: wordsOf(profile, feature, kind.none),
      feature: feature.id,
      module: feature.module,
      place: `${feature.id}.${to}`,
    })),
  );
  const own = kinds.filter(({ id }, at) => kinds.findIndex((kind) => kind.id === id) === at);
  return own.toSorted((a, b) => a.order - b.order);
}
