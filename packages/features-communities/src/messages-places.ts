import { defineMessages } from '@portal/kit';
import { communityMessages } from './messages-community.ts';
import { exploreMessages } from './messages-explore.ts';
import { titleMessages } from './messages-titles.ts';

/** Words of communities, their cards and their members: all of this feature's but those of posts. */
export const placeMessages = defineMessages('communities', {
  ...titleMessages.texts,
  ...exploreMessages,
  ...communityMessages,
});
