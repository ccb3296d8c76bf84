import { defineMessages } from '@portal/kit';

export const announcementMessages = defineMessages('announcements', {
  label: 'Announcement',
  readMore: 'Read more',
  readMoreOf: 'Read more: {title}',
  opensInNewTab: '(opens in a new tab)',
  dismiss: 'Dismiss the announcement',
  dismissFailed: 'The announcement could not be dismissed. Try again',
});
