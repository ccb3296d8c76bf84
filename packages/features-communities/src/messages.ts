import { defineMessages } from '@portal/kit';
import { approvalMessages } from './messages-approval.ts';
import { placeMessages } from './messages-places.ts';
import { postMessages } from './messages-posts.ts';

/** Every word of this feature on screen; a profile or an embedder may override any of them. */
export const messages = defineMessages('communities', {
  ...placeMessages.texts,
  ...postMessages,
  ...approvalMessages,
});
