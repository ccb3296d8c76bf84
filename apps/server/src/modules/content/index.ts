export { readAttachments } from './attachment-texts/read-attachments.ts';
export { contentReplies } from './content-reply.ts';
export { contentItemUnread, type ContentKind, isRead } from './content.queries.ts';
export { copyLibrary } from './copy-library.ts';
export { directusPath } from './directus-paths.ts';
export { mountNewsFeeds } from './news-feeds.ts';
export { openKinds } from './reading.ts';
export { type ContentAsker, isReadableOf } from './who-may-read.queries.ts';
