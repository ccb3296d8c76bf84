import { type FeatureManifest, isSwitchedOn } from '@portal/kit/access';
import type { PortalOptions } from './portal.ts';

/** The features that other websites can show: one without an element stands on the portal alone, and none of its code is among the elements. */
export function elementFeatures({ profile, features }: Pick<PortalOptions, 'profile' | 'features'>): FeatureManifest[] {
  return features.filter((feature) => Object.keys(feature.elements).length > 0 && isSwitchedOn(profile, feature));
}

/** The pages of elements by the names of those. */
export function pagesByElement(features: readonly FeatureManifest[]): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const { id, elements } of features) {
    for (const [tag, page] of Object.entries(elements)) {
      if (!tag.includes('-')) throw new Error(`${id}.${page} needs an element with a hyphen in its name, not <${tag}>`);
      if (tag in pages) throw new Error(`${id}.${page} and ${pages[tag]} have the same element <${tag}>`);
      pages[tag] = `${id}.${page}`;
    }
  }
  return pages;
}
