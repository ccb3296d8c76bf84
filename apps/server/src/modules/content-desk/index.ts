export { forgetDeletedContent } from './change-item.ts';
