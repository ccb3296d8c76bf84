import type { Requirement } from '../access/decision.ts';
import type { Profile } from '../profile/profile.ts';
import type { Contributions } from './contributions.ts';
import type { Feature } from './define-feature.ts';
import { wordsOf } from './feature-words.ts';

export type SectionKind = 'home' | 'favourites' | 'search';

/** A section with what it requires, its title in words. */
export type ComposedSection<Kind extends SectionKind = SectionKind> = Contributions[Kind][number] &
  Requirement & { feature: string };

/** Every section that features contribute to a page, in its order; who may see it is decided where it is drawn. */
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
