export { type DeskCall, deskRule } from './access.ts';
export { record } from './change-event.ts';
