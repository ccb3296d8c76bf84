import type { Feature } from '@portal/kit';
import { features } from '../features.ts';

/** Every feature that a portal can be built with, by its name, with its code. */
export async function loadedFeatures(): Promise<ReadonlyMap<string, Feature>> {
  const loaded = new Map<string, Feature>();
  for (const { from, name } of features) {
    const exports: Record<string, Feature> = await import(from);
    const feature = exports[name];
    if (feature !== undefined) loaded.set(name, feature);
  }
  return loaded;
}
