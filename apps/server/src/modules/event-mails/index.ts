export { planReminders } from './plan-reminders.writes.ts';
export { sendDueMails } from './send-due.ts';
