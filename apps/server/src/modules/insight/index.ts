export { countDays, countDaysOver } from './count-days.writes.ts';
