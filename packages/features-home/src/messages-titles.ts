import { defineMessages } from '@portal/kit';

/** What menus and browser tabs call the page. */
export const titleMessages = defineMessages('notifications', { notificationsPageTitle: 'Notifications' });
