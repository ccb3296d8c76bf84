export { countDays, countDaysOver } from './count-days.ts';
