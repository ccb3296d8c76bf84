export { forgetDeletedContent } from './change-item.writes.ts';
