export { forgetPreviews } from './due-previews.writes.ts';
export { changeLink, linkIn, noteLink } from './note-link.ts';
export { previewJson } from './preview-json.queries.ts';
export { previewReply } from './preview-reply.ts';
export { readDuePreviews } from './read-previews.ts';
