export { questionsOf } from './joining.queries.ts';
export { countMember } from './joining.writes.ts';
