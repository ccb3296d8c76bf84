import type { Feature } from '@portal/kit';
import { profiles } from '@portal/profiles';
import { expect, test } from 'vitest';
import { featureSources } from './features.ts';

const organisations = [...Object.values(profiles), { ...profiles.ota, communityPrefix: 'hubs' as const }];

test.each(featureSources)(
  '$name stands where the build says, behind the module that it says',
  { timeout: 60_000 },
  async (source) => {
    const exports: Record<string, Feature> = await import(source.from);
    const feature = exports[source.name];
    expect(feature?.module).toBe(source.module);
    for (const profile of organisations) expect(feature?.mount(profile)).toBe(source.mount(profile));
  },
);
