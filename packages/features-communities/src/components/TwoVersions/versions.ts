/** What compares two versions, in one script. */
export { CommentVersions } from './CommentVersions.tsx';
export { FetchingTheirs } from './FetchingTheirs.tsx';
export { TheirComment } from './TheirComment.tsx';
export { TheirPost } from './TheirPost.tsx';
export { PostVersions } from './PostVersions.tsx';
