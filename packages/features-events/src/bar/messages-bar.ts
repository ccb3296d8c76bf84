import { defineMessages } from '@portal/kit';

/** The words of what stands in the top bar, which come with it. */
export const barMessages = defineMessages('events.bar', {
  calendar: 'Calendar of events',
});
