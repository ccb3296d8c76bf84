export { decideReports } from './decide-reports.ts';
export { lockOpenReports, lockReports } from './decide-reports.writes.ts';
export { lastAction } from './log-action.queries.ts';
export { deciderOf, type NewModerationAction, logAction } from './log-action.ts';
