import type { FeatureManifest } from '../features/feature-manifest.ts';
import { editDistance } from '../search/edit-distance.ts';
import { moduleIds } from './module-ids.ts';
import type { Profile } from './profile.ts';

/** A module without a feature is most likely misspelt, and the feature that it should switch on would be left out without a word. So is a sub-module that no feature of its module has. */
export function refuseUnknownModules(
  { name, modules }: Pick<Profile, 'name' | 'modules'>,
  features: readonly Pick<FeatureManifest, 'module' | 'submodules'>[],
): void {
  const ofFeatures = features.flatMap(({ module }) => module ?? []);
  const known = [...new Set([...moduleIds, ...ofFeatures])];
  for (const [module, { subModules }] of Object.entries(modules)) {
    if (!known.includes(module)) throw new Error(unknownModule(name, module, known));
    // Those of ours were checked when the profile was made.
    if (moduleIds.some((id) => id === module)) continue;
    const parts = features.flatMap((feature) => (feature.module === module ? (feature.submodules ?? []) : []));
    refuseUnknownSubmodules(name, module, Object.keys(subModules), parts);
  }
}

/** Says of a profile's module that there is none of that name, which it may have meant, and which there are. */
export function unknownModule(profile: string, module: string, known: readonly string[]): string {
  return `The profile '${profile}' switches on the module '${module}', which no feature has. ${whatThereIs(module, known)}`;
}

/** The same of the sub-modules that a profile names of a module. */
export function refuseUnknownSubmodules(
  profile: string,
  module: string,
  named: readonly string[],
  known: readonly string[],
): void {
  const unknown = named.find((one) => !known.includes(one));
  if (unknown === undefined) return;
  const there = known.length === 0 ? 'It has none.' : whatThereIs(unknown, known);
  throw new Error(
    `The profile '${profile}' switches on '${unknown}', which is no sub-module of the module '${module}'. ${there}`,
  );
}

function whatThereIs(written: string, known: readonly string[]): string {
  const nearest = known.reduce((best, one) => (editDistance(written, one) < editDistance(written, best) ? one : best));
  return `Did you mean '${nearest}'? There are: ${known.join(', ')}.`;
}
