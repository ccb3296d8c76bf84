export { lockTagNames } from './tags.writes.ts';
