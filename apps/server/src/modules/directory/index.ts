export { bulkReadingMailOf } from './bulk-reading-mail-of.ts';
export { checkMap, pictureSources } from './check-map.ts';
export { hasProfileFor } from './is-listed.queries.ts';
