export { planReminders } from './plan-reminders.ts';
export { sendDueMails } from './send-due.ts';
