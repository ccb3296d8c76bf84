import { defineFeature } from '@portal/kit';
import { IconList } from '@portal/ui';
import { surveysManifest } from './manifest.js';

export const surveysFeature = defineFeature({
  ...surveysManifest,
  routes: {
    list: { path: '/', title: 'Surveys', load: async () => ({ default: (await import('./list-page.js')).ListPage }) },
    survey: {
      path: '/:id',
      title: 'Survey',
      load: async () => ({ default: (await import('./survey-page.js')).SurveyPage }),
    },
  },
  menu: [{ id: 'surveys', slot: 'main', order: 90, label: 'Surveys', icon: IconList, to: 'list' }],
});
