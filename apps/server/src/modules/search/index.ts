export { forgetUnusedWords } from './forget-words.writes.ts';
export { forgetMissed } from './missed.writes.ts';
