import { defineFeature } from '@portal/kit';
import { IconBell } from '@portal/ui';
import { notificationSettingsManifest } from './manifest.ts';

/** Where members say what they want to be told of. */
export const notificationSettingsFeature = defineFeature({
  ...notificationSettingsManifest,
  routes: {
    settings: {
      path: '/',
      title: 'settingsPageTitle',
      load: async () => ({
        default: (await import('./pages/NotificationSettings/NotificationSettingsPage.tsx')).NotificationSettingsPage,
      }),
    },
  },
  contributes: {
    settingsPages: [
      {
        id: 'notificationSettings',
        heading: 'preferencesAndInterests',
        order: 50,
        label: 'settingsPageTitle',
        icon: IconBell,
        to: 'settings',
      },
    ],
  },
});
