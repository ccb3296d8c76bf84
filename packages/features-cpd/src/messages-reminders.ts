import { defineMessages } from '@portal/kit';

/** The words of reminders, which come with their dialog. */
export const reminderMessages = defineMessages('cpdReminders', {
  title: 'Reminders by e-mail',
  text: 'Before a period ends, while something of it is missing.',
  quarter: '90 days before',
  month: '30 days before',
  week: '7 days before',
  failed: 'Your reminders could not be loaded.',
  unsaved: 'Failed to change your reminders. Try again.',
  done: 'Done',
});
