import { defineMessages } from '@portal/kit';
import { feedMessages } from './messages-feed.ts';

/** Words of a post's own page and of the comments on it. */
export const commentMessages = defineMessages('communities', {
  ...feedMessages.texts,

  postBack: 'Back to {name}',
  postNotFound: 'Post not found',
  postNotFoundText: 'It may have been removed, or the link is incomplete.',
  postForbidden: 'This post is for members of its community',
  postForbiddenText: 'Join the community to read and answer it.',
  toCommunity: 'To the community',
  aboutAuthor: 'Author',
  authorFailed: 'Not everything about the author could be loaded.',
  permissionsFailed: 'What you may do here could not be loaded, so you can only read.',
  tryAgain: 'Try again',
  authorPosts: { one: '{n} post', other: '{n} posts' },

  commentsHeading: 'Comments',
  noComments: 'No comments yet',
  noCommentsHint: 'Be the first to answer.',
  noCommentsYetHint: 'What members answer will appear here.',
  commentsFailed: 'Comments could not be loaded.',
  loadingComments: 'Loading comments',
  writeComment: 'Write a comment…',
  replyTo: 'Reply to {name}',
  reply: 'Reply',
  commentClosed: 'This post is closed. You can read it, but not comment on it.',
  commentArchived: 'This community is archived. You can read this post, but not comment on it.',
  commentPending: 'Comments open when the post is approved.',
  actionsForComment: 'Actions for the comment by {name}',
  likeComment: 'Like the comment by {name}',
  unlikeComment: 'Take your like of the comment by {name} back',
  editComment: 'Edit',
  deleteComment: 'Delete',
  reportComment: 'Report',
  commentCreateFailed: 'Error creating comment. Try again.',
  commentEditFailed: 'Error editing comment. Try again.',
  commentDeleteFailed: 'Error deleting comment. Try again.',
  commentDeleted: 'Comment deleted',
});
