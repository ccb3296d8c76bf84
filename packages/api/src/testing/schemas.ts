/** Schemas of the contract, for calls and checks that only a test has. */
export { eventBase } from '../areas/events/schemas.ts';
export { after, nextCursor, page, pageSize, totalItemCount } from '../contract/fields.ts';
export { lineOf, richText } from '../contract/texts.ts';
