export { cpdReminderFacts, type CpdReminderFacts } from './cpd-reminder-facts.ts';
export { planCpdReminders } from './plan-cpd-reminders.ts';
export { type CpdReminderKind, isCpdReminder } from './reminder-kinds.ts';
export { cpdWishesOf, setCpdWishes } from './wishes.ts';
