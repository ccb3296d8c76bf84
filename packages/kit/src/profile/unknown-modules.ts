import type { FeatureManifest } from '../features/feature-manifest.ts';
import { editDistance } from '../search/edit-distance.ts';
import { moduleIds } from './module-ids.ts';
import type { Profile } from './profile.ts';

/** A module without a feature is most likely misspelt, and the feature that it should switch on would be left out without a word. */
export function refuseUnknownModules(
  { name, modules }: Pick<Profile, 'name' | 'modules'>,
  features: readonly Pick<FeatureManifest, 'module'>[],
): void {
  const ofFeatures = features.flatMap(({ module }) => module ?? []);
  const known = [...new Set([...moduleIds, ...ofFeatures])];
  for (const module of Object.keys(modules))
    if (!known.includes(module)) throw new Error(unknownModule(name, module, known));
}

/** Says of a profile's module that there is none of that name, which it may have meant, and which there are. */
export function unknownModule(profile: string, module: string, known: readonly string[]): string {
  const nearest = known.reduce((best, one) => (editDistance(module, one) < editDistance(module, best) ? one : best));
  return `The profile '${profile}' switches on the module '${module}', which no feature has. Did you mean '${nearest}'? There are: ${known.join(', ')}.`;
}
