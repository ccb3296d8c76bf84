import { defineFeature } from '@portal/kit';
import { stepOutward } from './destinations.ts';
import { nextStepsManifest } from './manifest.ts';

/** What waits for somebody, above everything else on their home page. */
export const nextStepsFeature = defineFeature({
  ...nextStepsManifest,
  routes: {},
  contributes: {
    home: [
      {
        id: 'nextSteps',
        title: 'nextStepsTitle',
        order: 1,
        load: async () => {
          const { LiveNextSteps, firstReads } = await import('./sections/LiveNextSteps.tsx');
          return { default: LiveNextSteps, firstReads };
        },
      },
    ],
  },
  outward: stepOutward,
});
