/** The rules that the contract needs, and what the other rules need of the contract. `@portal/rules` exports it again with its own, and nobody else imports it. */
export { isMeetingLink } from '../areas/meetings/rules/meeting-link.ts';
export {
  type MeetingReply,
  meetingReplies,
  type MeetingVisibility,
  meetingVisibility,
} from '../areas/meetings/statuses.ts';
export { defaultCategoryColor } from '../areas/catalogue/statuses.ts';
export { type UserState, userStates } from '../areas/users/statuses.ts';
export { type PollResults, pollResults } from '../areas/polls/statuses.ts';
export { type FoundKind, foundKinds, type FoundThingKind, foundThingKinds } from '../areas/search/statuses.ts';
export {
  type Gender,
  genders,
  homeCountry,
  personTitles,
  securityEventKinds,
  type SecurityEventKind,
  workflowFields,
  type WorkflowName,
} from '../areas/account/statuses.ts';
export type { LoginFactor } from '../areas/auth/statuses.ts';
export {
  anywhere,
  defaultDistance,
  degreeMetres,
  type Distance,
  distances,
  earthMetres,
  isWithinDistance,
  kilometresOf,
  metresBetween,
  type Place,
  postCodeOf,
  unknownPostCode,
} from '../areas/directory/rules/distance.ts';
export {
  choicesOfFlags,
  defaultPrivacyFlags,
  type PrivacyFlags,
  privacyFlags,
} from '../areas/first-time/rules/privacy-flags.ts';
export {
  type RedirectFacts,
  type RedirectType,
  redirectType,
  redirectTypes,
} from '../areas/first-time/rules/redirect.ts';
export {
  type InvitationState,
  invitationStates,
  type InvitedAlready,
  invitedAlready,
  type PersonField,
  personFields,
  personProblems,
  type PersonProblemKind,
} from '../areas/invitations/statuses.ts';
export { isSafeAddress } from '../areas/desk/rules/safe-address.ts';
export { contentRefusal, nothingMeasured, type ContentMeasures } from './content-rules.ts';
export { measureWords } from './measure-words.ts';
export { isLongerThan } from './text-length.ts';
export { isBlankHtml, isBlankText, singleLine } from './visible-text.ts';
export { appealOutcomes, decisionReasons, type ModerationAction } from '../areas/moderation/statuses.ts';
export { dayIn, daysAfter, endOfDay, momentIn, momentOf, wallTimeOf } from '../areas/events/rules/event-time.ts';
export { nextStepsAtMost, type PutAwayStep, waitingSteps } from '../areas/next-steps/rules/next-steps.ts';
export {
  isLocked,
  badgeRefusal,
  certificateRefusal,
  claimOf,
  isConfirmed,
  revokingRefusal,
  recordFieldsRefusal,
  withdrawnRefusal,
  recordRefusal,
  recordsRefusal,
  staleRecordRefusal,
  takesOthers,
  type RecordSource,
} from '../areas/cpd/rules/record-rules.ts';
export { type ConfirmedPurpose, confirmedPurposes } from '../areas/passkeys/statuses.ts';
export { dietaryIds } from '../areas/tickets/statuses.ts';
export { type ImportChoices, columnOf, guessChoices, lengthUnits } from '../areas/cpd/rules/import/import-choices.ts';
export { type ImportField, importFields, plainWords } from '../areas/cpd/rules/import/import-names.ts';
export { type CsvRow, readCsv } from './read-csv.ts';
export {
  type ImportTable,
  importTableRefusal,
  linesLookedAt,
  tableOf,
  type ImportNote,
} from '../areas/cpd/rules/import/import-table.ts';
export {
  type DayOrder,
  dayOrders,
  hasOrder,
  dayOrderIn,
  isNonexistent,
  readDay,
  unclearDay,
} from '../areas/cpd/rules/import/read-day.ts';
export {
  type ImportedLine,
  type ImportProblem,
  importProblems,
  readImport,
} from '../areas/cpd/rules/import/read-import.ts';
export {
  batchKinds,
  seriesDays,
  seriesMoment,
  seriesRefusal,
  type SeriesSpan,
  type SeriesStep,
  seriesSteps,
} from '../areas/cpd/rules/series.ts';
export type {
  RulePack,
  CpdCategory,
  Cycle,
  FixedCycle,
  PlanRequirements,
  ProRata,
} from '../areas/cpd/rules/rule-pack.ts';
export {
  changedSinceRefusal,
  momentRead,
  type Refusal,
  archived,
  conflict,
  forbidden,
  forbiddenBecause,
  invalid,
  notFound,
  postClosed,
} from './refusal.ts';
export {
  type Audience,
  audiences,
  defaultPrivacy,
  isShownTo,
  type NumberField,
  numberFields,
  type PrivacyChoices,
  type PrivacyViewer,
  type PrivateField,
  privateFields,
  profileViewers,
  type ProfileViewer,
  stalePrivacyRefusal,
  stranger,
  undisclosedFields,
  viewerLike,
  visibleTo,
} from '../areas/people/rules/privacy-rules.ts';
export {
  digestHour,
  type DigestPace,
  digestPaces,
  digestWeekday,
  type MailChannel,
  mailChannels,
  type MailedKind,
  mailedKinds,
  mostFollowed,
  mostMailedNews,
  mostNotifications,
  notificationDays,
  type NotificationType,
  notificationTypes,
  everyNotificationType,
  mostMentions,
} from '../areas/notifications/statuses.ts';
export type { AuditStatus, CaseStatus } from '../areas/audits/statuses.ts';
export { daysBetween, earlierDay, laterDay, monthsAfter } from '../areas/cpd/rules/days.ts';
export { deskTimes } from '../areas/desk/statuses.ts';
export { eventKinds, whenIds } from '../areas/events/statuses.ts';
export type { CountedFigure, InsightStep } from '../areas/insight/statuses.ts';
export type { InvoiceStatus } from '../areas/invoices/statuses.ts';
export type { MemberStatus } from '../areas/own-membership/statuses.ts';
export { postStatuses } from '../areas/posts/statuses.ts';
export { type ChosenKind, type ManagedKind, chosenKinds, managedKinds } from '../areas/preferences/statuses.ts';
export { listedRefundStatuses, refundRequestStatuses } from '../areas/refunds/statuses.ts';
export { firstLimits } from '../contract/first-limits.ts';
export { limits, memberBytes } from '../contract/limits.ts';
export { permissions } from '../contract/permissions.ts';
