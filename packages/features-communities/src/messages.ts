import { defineMessages } from '@portal/kit';
import { approvalMessages } from './messages-approval.ts';
import { communityMessages } from './messages-community.ts';
import { exploreMessages } from './messages-explore.ts';
import { postMessages } from './messages-posts.ts';
import { titleMessages } from './messages-titles.ts';

/** Every word of this feature on screen; a profile or an embedder may override any of them. */
export const messages = defineMessages('communities', {
  ...titleMessages.texts,
  ...exploreMessages,
  ...communityMessages,
  ...postMessages,
  ...approvalMessages,
});
