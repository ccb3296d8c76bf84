export { countMember, questionsOf } from './repository.ts';
