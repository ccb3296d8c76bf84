export { forgetUnusedWords } from './forget-words.ts';
export { forgetMissed } from './missed.writes.ts';
