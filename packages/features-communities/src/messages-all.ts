import { defineMessages } from '@portal/kit';
import { favouritesMessages } from './messages-favourites.ts';
import { filterMessages } from './messages-filters.ts';
import { joiningButtonMessages } from './messages-joining-buttons.ts';
import { joiningMessages } from './messages-joining.ts';
import { libraryMessages } from './messages-library.ts';
import { meetingActionMessages } from './messages-meeting-actions.ts';
import { meetingFormMessages } from './messages-meeting-form.ts';
import { meetingMessages } from './messages-meetings.ts';
import { memberSearchMessages } from './messages-member-search.ts';
import { messages } from './messages.ts';
import { pollMessages } from './messages-polls.ts';
import { previewMessages } from './messages-previews.ts';
import { searchMessages } from './messages-search.ts';
import { visitMessages } from './messages-visit.ts';

/** Every word of this feature on screen, whichever page it comes with; a profile or an embedder may override any of them. */
export const communitiesMessages = defineMessages('communities', {
  ...messages.texts,
  ...favouritesMessages.texts,
  ...filterMessages.texts,
  ...joiningButtonMessages.texts,
  ...joiningMessages.texts,
  ...libraryMessages.texts,
  ...memberSearchMessages.texts,
  ...meetingMessages.texts,
  ...meetingActionMessages.texts,
  ...meetingFormMessages.texts,
  ...pollMessages.texts,
  ...previewMessages.texts,
  ...searchMessages.texts,
  ...visitMessages.texts,
});
