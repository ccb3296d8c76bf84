import { account } from '../areas/account/contract.ts';
import { announcements } from '../areas/announcements/contract.ts';
import { attendance } from '../areas/attendance/contract.ts';
import { audits } from '../areas/audits/contract.ts';
import { auth } from '../areas/auth/contract.ts';
import { authenticator } from '../areas/authenticator/contract.ts';
import { identityProvider } from '../areas/identity-provider/contract.ts';
import { cart } from '../areas/cart/contract.ts';
import { calendar } from '../areas/calendar/contract.ts';
import { comments } from '../areas/comments/contract.ts';
import { communities } from '../areas/communities/contract.ts';
import { content } from '../areas/content/contract.ts';
import { contentDesk } from '../areas/content-desk/contract.ts';
import { cpd } from '../areas/cpd/contract.ts';
import { desk } from '../areas/desk/contract.ts';
import { events } from '../areas/events/contract.ts';
import { engagement } from '../areas/engagement/contract.ts';
import { catalogue } from '../areas/catalogue/contract.ts';
import { faq } from '../areas/faq/contract.ts';
import { insight } from '../areas/insight/contract.ts';
import { managers } from '../areas/managers/contract.ts';
import { firstTime } from '../areas/first-time/contract.ts';
import { folders } from '../areas/folders/contract.ts';
import { goals } from '../areas/goals/contract.ts';
import { invoices } from '../areas/invoices/contract.ts';
import { ownMembership } from '../areas/own-membership/contract.ts';
import { passkeys } from '../areas/passkeys/contract.ts';
import { preferences } from '../areas/preferences/contract.ts';
import { brandAssets } from '../areas/brand-assets/contract.ts';
import { invitations } from '../areas/invitations/contract.ts';
import { joining } from '../areas/joining/contract.ts';
import { mails } from '../areas/mails/contract.ts';
import { management } from '../areas/management/contract.ts';
import { me } from '../areas/me/contract.ts';
import { membership } from '../areas/membership/contract.ts';
import { moderation } from '../areas/moderation/contract.ts';
import { notifications } from '../areas/notifications/contract.ts';
import { home } from '../areas/home/contract.ts';
import { meetings } from '../areas/meetings/contract.ts';
import { nextSteps } from '../areas/next-steps/contract.ts';
import { orders } from '../areas/orders/contract.ts';
import { packs } from '../areas/packs/contract.ts';
import { people } from '../areas/people/contract.ts';
import { personalData } from '../areas/personal-data/contract.ts';
import { polls } from '../areas/polls/contract.ts';
import { posts } from '../areas/posts/contract.ts';
import { previews } from '../areas/previews/contract.ts';
import { refunds } from '../areas/refunds/contract.ts';
import { reminders } from '../areas/reminders/contract.ts';
import { requirements } from '../areas/requirements/contract.ts';
import { search } from '../areas/search/contract.ts';
import { tickets } from '../areas/tickets/contract.ts';
import { directory } from '../areas/directory/contract.ts';
import { users } from '../areas/users/contract.ts';
import { waitingLists } from '../areas/waiting-lists/contract.ts';

/** Every call of the portal, by area and name. */
export const contract = {
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
  requirements,
  membership,
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
  notifications,
  nextSteps,
  home,
  meetings,
  management,
  mails,
};
export type Contract = typeof contract;

export * from './access.ts';
export { issueWords } from './issue-words.ts';
export { type Ids, idsIn } from './object-ids.ts';
export type { OnAudit, OnAuditCase, OnAuditFile, OnOwnAudit } from '../areas/audits/access.ts';
export type { CartAction, OnCart, OnCartToFill } from '../areas/cart/access.ts';
export type { CommentAction, OnComment } from '../areas/comments/access.ts';
export type { CommunityAction, OnCommunity } from '../areas/communities/access.ts';
export type { OnCpdBatch, OnCpdEvidence, OnCpdRecord, RecordAction } from '../areas/cpd/access.ts';
export type { OnDeskEvent } from '../areas/desk/access.ts';
export type { EventAction, OnEvent } from '../areas/events/access.ts';
export type { OnGoal } from '../areas/goals/access.ts';
export type { OnInvoice } from '../areas/invoices/access.ts';
export type { MeetingAction, OnMeeting } from '../areas/meetings/access.ts';
export type { OnOrder } from '../areas/orders/access.ts';
export type { FindingPeople } from '../areas/people/access.ts';
export type { OnOwnMembership } from '../areas/own-membership/access.ts';
export type { OnPost, PostAction } from '../areas/posts/access.ts';
export type { OnTicket, OnTicketType, TicketAction } from '../areas/tickets/access.ts';
export * from './endpoint.ts';
export { type CallLimit, callLimits } from './call-limits.ts';
export { firstLimits } from './first-limits.ts';
export {
  assetTypes,
  attachmentTypes,
  contentImportTypes,
  enquiryTypes,
  imageTypes,
  limits,
  memberBytes,
  nameSoundTypes,
} from './limits.ts';
export { permissions } from './permissions.ts';
export { pageSizes } from './page-sizes.ts';
export type { InvoiceOrder } from '../areas/invoices/statuses.ts';
export type { PreferenceKind } from '../areas/preferences/statuses.ts';
export { postStatuses } from '../areas/posts/statuses.ts';
export {
  type CategoryType,
  type ContentChangeKind,
  type ContentKindName,
  contentKinds,
  type ContentReaderName,
  contentReaders,
  type ContentState,
  contentStates,
  type ImportFault,
  type ImportSource,
} from '../areas/content-desk/statuses.ts';
export { uploadBytes, type UploadKind, uploadKindOf } from './uploads.ts';
export { rulePackSchema } from './rule-pack-schema.ts';
export { problemCodes, problemSchema, problemStatus, type ProblemCode } from './problem.ts';
export { category, member } from '../areas/communities/contract.ts';
export { community, communityRole, membershipStatus } from '../areas/communities/schemas.ts';
export { comment } from '../areas/comments/contract.ts';
export {
  attachment,
  pendingEdit,
  post,
  postStatus,
  postType,
  postVisibility,
  report,
  tag,
} from '../areas/posts/schemas.ts';
export { poll } from '../areas/polls/schemas.ts';
export { event, eventDetail } from '../areas/events/schemas.ts';
export { liveStream } from '../areas/live/statuses.ts';
export { meeting } from '../areas/meetings/schemas.ts';
export { foundAccount } from '../areas/people/contract.ts';
export { firstTimeDraft } from '../areas/first-time/schemas.ts';
export { personInput } from '../areas/account/schemas.ts';
export { contactType, currentUser, permission, person, userAccount, userRole } from '../areas/people/schemas.ts';
export { engagementKinds } from '../areas/engagement/contract.ts';
export type * from './entities.ts';
