import { account } from '../areas/account/mock/handlers.ts';
import { attendance } from '../areas/attendance/mock/handlers.ts';
import { audits } from '../areas/audits/mock/handlers.ts';
import { auth } from '../areas/auth/mock/handlers.ts';
import { authenticator } from '../areas/authenticator/mock/handlers.ts';
import { identityProvider } from '../areas/identity-provider/mock/handlers.ts';
import { cart } from '../areas/cart/mock/handlers.ts';
import { calendar } from '../areas/calendar/mock.ts';
import { comments } from '../areas/comments/mock/handlers.ts';
import { communities } from '../areas/communities/mock/handlers.ts';
import { content } from '../areas/content/mock/handlers.ts';
import { contentDesk } from '../areas/content-desk/mock/handlers.ts';
import { cpd } from '../areas/cpd/mock/handlers.ts';
import { desk } from '../areas/desk/mock/handlers.ts';
import { engagement } from '../areas/engagement/mock.ts';
import { events } from '../areas/events/mock/handlers.ts';
import { announcements } from '../areas/announcements/mock/handlers.ts';
import { catalogue } from '../areas/catalogue/mock/handlers.ts';
import { faq } from '../areas/faq/mock.ts';
import { insight } from '../areas/insight/mock.ts';
import { managers } from '../areas/managers/mock.ts';
import { membership } from '../areas/membership/mock/handlers.ts';
import { firstTime } from '../areas/first-time/mock/handlers.ts';
import { folders } from '../areas/folders/mock.ts';
import { goals } from '../areas/goals/mock/handlers.ts';
import { invoices } from '../areas/invoices/mock/handlers.ts';
import { ownMembership } from '../areas/own-membership/mock/handlers.ts';
import { passkeys } from '../areas/passkeys/mock/handlers.ts';
import { preferences } from '../areas/preferences/mock/handlers.ts';
import { brandAssets } from '../areas/brand-assets/mock/handlers.ts';
import { invitations } from '../areas/invitations/mock/handlers.ts';
import { joining } from '../areas/joining/mock.ts';
import { meetings } from '../areas/meetings/mock/handlers.ts';
import { mails } from '../areas/mails/mock.ts';
import { management } from '../areas/management/mock/handlers.ts';
import { moderation } from '../areas/moderation/mock/handlers.ts';
import { me } from '../areas/me/mock.ts';
import { notifications } from '../areas/notifications/mock/handlers.ts';
import { home } from '../areas/home/mock/handlers.ts';
import { nextSteps } from '../areas/next-steps/mock/handlers.ts';
import { orders } from '../areas/orders/mock/handlers.ts';
import { packs } from '../areas/packs/mock/handlers.ts';
import { people } from '../areas/people/mock/handlers.ts';
import { personalData } from '../areas/personal-data/mock.ts';
import { previews } from '../areas/previews/mock/handlers.ts';
import { polls } from '../areas/polls/mock/handlers.ts';
import { posts } from '../areas/posts/mock/handlers.ts';
import { refunds } from '../areas/refunds/mock/handlers.ts';
import { reminders } from '../areas/reminders/mock.ts';
import { requirements } from '../areas/requirements/mock.ts';
import { search } from '../areas/search/mock/handlers.ts';
import { tickets } from '../areas/tickets/mock/handlers.ts';
import { directory } from '../areas/directory/mock/handlers.ts';
import { users } from '../areas/users/mock.ts';
import { waitingLists } from '../areas/waiting-lists/mock/handlers.ts';
import type { Contract } from '@portal/api/contract';
import type { HandlersOf } from './handler-types.ts';

/** An answer for every call of the contract. */
export const handlers: { [Area in keyof Contract]: HandlersOf<Area> } = {
  auth,
  me,
  account,
  authenticator,
  identityProvider,
  firstTime,
  invitations,
  users,
  directory,
  people,
  engagement,
  communities,
  joining,
  posts,
  polls,
  previews,
  search,
  comments,
  moderation,
  events,
  tickets,
  orders,
  refunds,
  invoices,
  ownMembership,
  personalData,
  passkeys,
  preferences,
  brandAssets,
  desk,
  waitingLists,
  reminders,
  attendance,
  cart,
  calendar,
  content,
  contentDesk,
  cpd,
  goals,
  audits,
  packs,
  catalogue,
  faq,
  managers,
  insight,
  announcements,
  folders,
  requirements,
  membership,
  notifications,
  nextSteps,
  home,
  meetings,
  management,
  mails,
};
