export { lockTagNames } from './tags.ts';
