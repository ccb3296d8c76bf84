export { cpdReminderFacts, type CpdReminderFacts } from './cpd-reminder-facts.queries.ts';
export { planCpdReminders } from './plan-cpd-reminders.writes.ts';
export { type CpdReminderKind, isCpdReminder } from './reminder-kinds.ts';
export { cpdWishesOf } from './wishes.queries.ts';
export { setCpdWishes } from './wishes.writes.ts';
