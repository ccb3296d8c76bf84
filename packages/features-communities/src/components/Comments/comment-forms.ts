/** What comments are written with, in one script. */
export { CommentComposer } from './CommentComposer.tsx';
export { EditComment } from './EditComment.tsx';
