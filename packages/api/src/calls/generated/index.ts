// Generated from the contract by scripts/generate-calls.ts.
export * as auth from './auth.ts';
export * as me from './me.ts';
export * as people from './people.ts';
export * as engagement from './engagement.ts';
export * as communities from './communities.ts';
export * as joining from './joining.ts';
export * as posts from './posts.ts';
export * as comments from './comments.ts';
export * as events from './events.ts';
export * as tickets from './tickets.ts';
export * as orders from './orders.ts';
export * as desk from './desk.ts';
export * as waitingLists from './waitingLists.ts';
export * as reminders from './reminders.ts';
export * as attendance from './attendance.ts';
export * as cart from './cart.ts';
export * as calendar from './calendar.ts';
