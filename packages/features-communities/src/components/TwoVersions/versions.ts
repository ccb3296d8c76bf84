/** What compares two versions, in one script: few people ever see it. */
export { CommentVersionsNotice } from '../Comments/CommentVersionsNotice.tsx';
export { PostVersionsNotice } from '../EditPost/PostVersionsNotice.tsx';
