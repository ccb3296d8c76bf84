export { decideReports } from './decide-reports.ts';
export { lockOpenReports, lockReports } from './decide-reports.writes.ts';
export { lastDeed } from './note-deed.queries.ts';
export { deciderOf, type NewDeed, noteDeed } from './note-deed.ts';
