export { decideReports, lockOpenReports, lockReports } from './decide-reports.ts';
export { deciderOf, lastDeed, type NewDeed, noteDeed } from './note-deed.ts';
