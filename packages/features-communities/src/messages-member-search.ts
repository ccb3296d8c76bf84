import { defineMessages } from '@portal/kit';

/** Words for who looks for members of a community: they come with what people are chosen in. */
export const memberSearchMessages = defineMessages('communities', {
  notAMember: 'Not a member of this community',
});
