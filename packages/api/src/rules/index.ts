export {
  accessTo,
  type AccessFacts,
  type CommunityState,
  isArchivedAt,
  isInTime,
  isShownToEverybody,
  type MembershipFacts,
  type PersonFacts,
} from '../areas/communities/rules/community-access.ts';
export {
  communityRolesWith,
  globalPermissions,
  isAdministrator,
  knownPermissions,
  permissionsIn,
} from '../areas/communities/rules/roles.ts';
export { type Actor, type CommunityFacts, communityRefusal } from '../areas/communities/rules/community-rules.ts';
export {
  agreementRefusal,
  answersRefusal,
  belongsAnyway,
  type BelongingFacts,
  countsAsJoined,
  type JoinAnswer,
  type JoinQuestion,
  joinRefusal,
  keptAnswers,
  statusOnceAsked,
} from '../areas/joining/rules.ts';
export { depthUnder, mayEditComment, replyRefusal } from '../areas/comments/rules.ts';
export { fileCountRefusal, type FileOwner, fileRefusal, isForEverybody, uploadRefusal } from '../areas/files/rules.ts';
export {
  type CommentFacts,
  commentRefusal,
  editApprovalRefusal,
  editRefusal,
  editWish,
  type EditWish,
  isCounted,
  isListed,
  isPublished,
  isReadable,
  mayEditPost,
  type PostFacts,
  postRefusal,
  seesPendingEdit,
} from '../areas/posts/rules/post-rules.ts';
export { tagsRefusal, withoutDoubles } from '../areas/posts/rules/tag-rules.ts';
export {
  changedRefusal,
  decisionRefusal,
  proposalRefusal,
  type ReadVersions,
} from '../areas/posts/rules/edit-versions.ts';
export { administratorRefusal, impersonatedRefusal, impersonationRefusal } from '../areas/auth/rules.ts';
export { isRecommended, letsPeopleIn, membershipTold, seesFaces } from '../areas/communities/rules/shown-rules.ts';
export { mayEnterAdmin } from '../areas/me/rules.ts';
export { deskRefusal, type DeskRole, eventsDesk, permissionsEverywhere } from '../areas/desk/rules/desk-roles.ts';
export { clockChangeAt, dayAndTimeOf, momentAt } from '../areas/desk/rules/clock-change.ts';
export {
  changesBetween,
  copyOf,
  type DeskAction,
  deskActionRefusal,
  fieldsRefusal,
  type FieldChange,
  type KnownTicketType,
  wholeOf,
} from '../areas/desk/rules/event-fields.ts';
export { deskOrder, type DeskTime, isHeldAt } from '../areas/desk/rules/desk-list.ts';
export { callRefusal, moduleRefusal, scopeRefusal } from './access-rules.ts';
export { contentRefusal, nothingMeasured, type ContentMeasures } from './content-rules.ts';
export { measureWords } from './measure-words.ts';
export { isBlankHtml, isBlankText, singleLine } from './visible-text.ts';
export { type Nested, nestCategories } from '../areas/communities/rules/nest-categories.ts';
export {
  courseOfEdit,
  editWaits,
  statusOfNewPost,
  statusRefusal,
  type StatusWish,
  waitsForApproval,
} from '../areas/posts/rules/approval-rules.ts';
export { approvedFilesRefusal, type FileChanges, filesWith } from '../areas/posts/rules/edit-files.ts';
export {
  closedBecause,
  eventRefusal,
  type EventStatus,
  isOfListing,
  kindOptions,
  type SaleFacts,
  whenOptions,
} from '../areas/events/rules/event-rules.ts';
export { dayIn, daysAfter, momentIn, momentOf, wallTimeOf } from '../areas/events/rules/event-time.ts';
export {
  type DayRange,
  daysOf,
  isOver,
  isWhenId,
  isWithin,
  type Span,
  spanOf,
  type WhenId,
} from '../areas/events/rules/when.ts';
export { type Scan, type Settled, settleScans } from '../areas/attendance/rules/settle-scans.ts';
export { attendeesCsv, type CsvAttendee } from '../areas/attendance/rules/attendees-csv.ts';
export { needsOf, type NeedsFacts } from '../areas/attendance/rules/needs-of.ts';
export { scanRefusal, timeOfScan } from '../areas/attendance/rules/scan-rules.ts';
export {
  hashOfTicketCode,
  packTicketCode,
  readTicketCode,
  type TicketCode,
} from '../areas/attendance/rules/ticket-code.ts';
export { addingRefusal, type CartItemFacts, cartItemState, cartRefusal, checkoutRefusal } from '../areas/cart/rules.ts';
export { feedRefusal } from '../areas/calendar/rules.ts';
export { giveUpRefusal, orderRefusal } from '../areas/orders/rules.ts';
export { dietaryIds } from '../areas/tickets/statuses.ts';
export {
  alreadyRegistered,
  dietaryOptions,
  hasSeat,
  noTicketsLeft,
  paidRefusal,
  refundOf,
  saleRefusal,
  subjectRefusal,
  ticketChangeRefusal,
  ticketRefusal,
  ticketTypeRefusal,
} from '../areas/tickets/rules.ts';
export {
  acceptRefusal,
  joinLineRefusal,
  mostLines,
  notInLine,
  offerEnd,
  offerOver,
  seatsToOffer,
  waitingListSettings,
} from '../areas/waiting-lists/rules.ts';
export { allReminders, noReminders, reminderLeads } from '../areas/reminders/rules.ts';
export type { Refusal } from './refusal.ts';
export {
  bringingIn,
  bringsPeopleIn,
  findRefusal,
  seesAccount,
  seesEmails,
  type SightFacts,
} from '../areas/people/rules.ts';
