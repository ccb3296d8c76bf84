import { defineMessages } from '@portal/kit';
import { favouritesMessages } from './messages-favourites.ts';
import { joiningMessages } from './messages-joining.ts';
import { libraryMessages } from './messages-library.ts';
import { meetingMessages } from './messages-meetings.ts';
import { messages } from './messages.ts';
import { visitMessages } from './messages-visit.ts';

/** Every word of this feature on screen, whichever page it comes with; a profile or an embedder may override any of them. */
export const communitiesMessages = defineMessages('communities', {
  ...messages.texts,
  ...favouritesMessages.texts,
  ...joiningMessages.texts,
  ...libraryMessages.texts,
  ...meetingMessages.texts,
  ...visitMessages.texts,
});
