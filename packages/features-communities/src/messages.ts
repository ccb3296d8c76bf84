import { defineMessages } from '@portal/kit';
import { approvalMessages } from './messages-approval.ts';
import { placeMessages } from './messages-places.ts';
import { postMessages } from './messages-posts.ts';

/** Words of communities and of their posts; what a single page or dialog says comes with it. */
export const messages = defineMessages('communities', {
  ...placeMessages.texts,
  ...postMessages,
  ...approvalMessages,
});
