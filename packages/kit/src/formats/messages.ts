import { defineMessages } from '../messages/define-messages.ts';

export const formatMessages = defineMessages('formats', {
  none: '-',
  justNow: 'just now',
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  at: 'at',
  invalidZone: 'Invalid time zone format',
});
