import { defineMessages } from '@portal/kit';

/** The words of reminders, which come with their dialog. */
export const reminderMessages = defineMessages('events', {
  remindersTitle: 'Reminders by e-mail',
  remindersText: 'Of every event that you are registered for.',
  remindWeek: 'A week before',
  remindDay: 'A day before',
  remindHour: 'An hour before',
  remindersFailed: 'Your reminders could not be loaded.',
  remindersUnsaved: 'Failed to change your reminders. Try again.',
  remindersDone: 'Done',
});
