import { defineMessages } from '@portal/kit';
import { approvalMessages } from './messages-approval.ts';
import { commentMessages } from './messages-comments.ts';
import { postMessages } from './messages-posts.ts';

/** Words of communities and of their posts. What stands in a feed or on the page of a post takes its own, which are fewer; what a single page or dialog says comes with it. */
export const messages = defineMessages('communities', {
  ...commentMessages.texts,
  ...postMessages,
  ...approvalMessages,
});
