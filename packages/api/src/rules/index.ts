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
export {
  type AdminFacts,
  administers,
  type CommunityAdminPage,
  communityAdminPages,
  opensAdminPage,
  type PostStatistics,
  shownStatistics,
} from '../areas/communities/rules/admin-pages.ts';
export { staleAboutRefusal, textVersion } from '../areas/communities/rules/text-version.ts';
export { communityRefusal } from '../areas/communities/rules/action-rules.ts';
export {
  type Actor,
  communityAccessRefusal,
  type CommunityFacts,
  managesMeetings,
} from '../areas/communities/rules/community-rules.ts';
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
  lastModeratorRefusal,
} from '../areas/joining/rules.ts';
export { agreementSwitchRefusal, asksQuestions, questionsRefusal } from '../areas/requirements/rules.ts';
export { type CsvMember, membersCsvHead, membersCsvRows } from '../areas/membership/rules/members-csv.ts';
export {
  addRefusal,
  blockRefusal,
  type Keeper,
  type KeptMember,
  type KeptPlace,
  memberDeeds,
  type MemberDeeds,
  newReasonRefusal,
  removeRefusal,
  returnRefusal,
  roleRefusal,
} from '../areas/membership/rules/member-rules.ts';
export {
  invitationRefusal,
  inviteRefusal,
  isMeetingOver,
  isMeetingShown,
  meetingEnd,
  type MeetingFacts,
  meetingRefusal,
  type MeetingTimes,
  meetingTimesRefusal,
  notifyingRefusal,
  publishingRefusal,
  repliesUntil,
  replyClosedBecause,
  meetingReplyRefusal,
  isMoveTold,
  staleMeetingRefusal,
  uninviteRefusal,
  strangersRefusal,
} from '../areas/meetings/rules/meeting-rules.ts';
export { isMeetingLink } from '../areas/meetings/rules/meeting-link.ts';
export { type AliasFault, aliasFault, aliasRefusal } from '../areas/management/rules/alias.ts';
export {
  archivedAtWished,
  type CommunityDays,
  communityDaysRefusal,
  type CommunityMoments,
  type DayFault,
  dayFaults,
  daysOfCommunity,
  earliestArchiveDay,
  momentsOfCommunity,
} from '../areas/management/rules/community-days.ts';
export {
  isNewsToEverybody,
  type Openness,
  segmentsWished,
  settledOpenness,
  staleCommunityRefusal,
  unknownRefusal,
} from '../areas/management/rules/community-wish.ts';
export { inMeetingOrder, isOnDashboard } from '../areas/meetings/rules/meeting-list.ts';
export {
  type MeetingReply,
  meetingReplies,
  type MeetingVisibility,
  meetingVisibility,
} from '../areas/meetings/statuses.ts';
export {
  hasDoubles,
  hasTexts,
  isPollClosed,
  pollChangeRefusal,
  pollEditRefusal,
  type PollFacts,
  pollRefusal,
  pollWish,
  type PollWish,
  seesResults,
  shownPoll,
  voteRefusal,
} from '../areas/polls/rules.ts';
export {
  type AnnouncementDays,
  announcementDaysRefusal,
  announcementDayFaults,
  type AnnouncementFacts,
  announcementLink,
  announcementLinkRefusal,
  isKnownTo,
  isRelevant,
  momentsOfAnnouncement,
} from '../areas/announcements/rules.ts';
export {
  categoryRefusal,
  categoryRemovalRefusal,
  type CategoryPlace,
  mayStandBelow,
  tagRefusal,
} from '../areas/catalogue/rules.ts';
export { defaultCategoryColor } from '../areas/catalogue/statuses.ts';
export { faqEditRefusal, faqsRefusal } from '../areas/faq/rules.ts';
export {
  type CountedDay,
  daysToCount,
  type InsightDays,
  insightFigures,
  insightRefusal,
  insightSpans,
  momentsOfDay,
} from '../areas/insight/rules.ts';
export { managedAccountRefusal, notManagingRefusal } from '../areas/managers/rules.ts';
export {
  disablingRefusal,
  enablingRefusal,
  isLastAdministrator,
  staleRoleRefusal,
  type UserFacts,
  userOptions,
  userRoleRefusal,
} from '../areas/users/rules.ts';
export { type UserState, userStates } from '../areas/users/statuses.ts';
export { staleTermsRefusal } from '../areas/management/rules/global-terms.ts';
export { previewedLink, previewRefusal, previewSettings, showsPreviews } from '../areas/previews/rules.ts';
export { type PollResults, pollResults } from '../areas/polls/statuses.ts';
export {
  beginsWith,
  belowSummary,
  excerptOf,
  type Fitting,
  isExact,
  missedWords,
  waysToSay,
  looksLike,
  marked,
  type Piece,
  readText,
  wordsOf,
} from '../areas/search/rules.ts';
export { type FoundKind, foundKinds, type FoundThingKind, foundThingKinds } from '../areas/search/statuses.ts';
export {
  assetCountRefusal,
  assetLinkWrong,
  assetMissing,
  assetRefusal,
  folderCountRefusal,
  isAssetLink,
  movedTo,
} from '../areas/folders/rules.ts';
export { answerRefusal, depthUnder, mayEditComment, replyRefusal } from '../areas/comments/rules.ts';
export {
  fileCountRefusal,
  type FileOwner,
  fileRefusal,
  isForEverybody,
  spaceRefusal,
  uploadRefusal,
} from '../areas/files/rules.ts';
export {
  type CommentFacts,
  commentRefusal,
  editApprovalRefusal,
  editRefusal,
  editWish,
  type EditWish,
  isCounted,
  isListed,
  isModerated,
  isPublished,
  isReadable,
  isUnanswered,
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
export {
  changedPassword,
  codesElsewhereRefusal,
  confirmedEmailRefusal,
  dayToComeRefusal,
  enquiryRefusal,
  isDoneByStaff,
  newPasswordRefusal,
  noOwnPassword,
  staleDetailsRefusal,
  takenEmail,
  unknownOrganisation,
  workflowValues,
  wrongOwnPassword,
} from '../areas/account/rules.ts';
export { nameSoundRefusal, readWave, writeWave } from '../areas/account/rules/name-sound.ts';
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
export {
  administratorRefusal,
  emailKey,
  type FactorFacts,
  factorsOf,
  impersonatedRefusal,
  impersonationRefusal,
  needsSecondFactor,
  noSentCodes,
} from '../areas/auth/rules.ts';
export type { LoginFactor } from '../areas/auth/statuses.ts';
export {
  finishedRefusal,
  type FirstLoginFacts,
  firstPassword,
  firstPasswordRefusal,
  firstTimeFaults,
  firstTimeRefusal,
  isFirstLoginOpen,
  requiredText,
  type SaidAtFirst,
  unknownFirstOrganisation,
} from '../areas/first-time/rules/first-time-rules.ts';
export {
  type FirstTimeField,
  firstTimeForm,
  type FirstTimeForm,
  firstTimeSettings,
  type FirstTimeSettings,
  type FirstTimeStep,
  firstTimeSteps,
} from '../areas/first-time/rules/form.ts';
export {
  type Choice,
  type ExpertiseArea,
  fieldOptionsReply,
  type FirstTimeOptions,
  firstTimeOptions,
} from '../areas/first-time/rules/options.ts';
export { postNominalLine, postNominalsIn } from '../areas/first-time/rules/post-nominals.ts';
export { expertiseByArea, expertiseWithin } from '../areas/first-time/rules/expertise.ts';
export { addressLine } from '../areas/directory/rules/address-line.ts';
export { type DirectoryCard, visibleOnCard, vCard } from '../areas/directory/rules/card.ts';
export { directoryCsvHead, directoryCsvRows, type TabledMember } from '../areas/directory/rules/members-table.ts';
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
  mapSettings,
  type MapSetting,
  type MapTiles,
  tilesFault,
  tilesOrigin,
} from '../areas/directory/rules/map-setting.ts';
export {
  type KeptNarrowing,
  narrowingKept,
  savedFilterRefusal,
  type SavedNarrowing,
} from '../areas/directory/rules/saved-filters.ts';
export {
  type DirectoryChoices,
  type DirectoryField,
  flagsOf,
  hiddenFromMembers,
  isVisibleInDirectory,
  type ListingFacts,
  type PrivacyFlag,
  privacyOnceSaved,
  standsInDirectory,
  visibleInDirectory,
  visibilityOf,
} from '../areas/directory/rules/told.ts';
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
  type AccountFacts,
  accountInTheWay,
  type InvitationFacts,
  invitationExpiry,
  invitationState,
  inviteOneRefusal,
  resendRefusal,
  revokeRefusal,
} from '../areas/invitations/rules/invitation-rules.ts';
export {
  asksDayOrder,
  chosenPeopleRefusal,
  guessPeopleChoices,
  type PeopleChoices,
  peopleOfLines,
  type PeopleTable,
  peopleTable,
  peopleTableRefusal,
  type PersonProblem,
  type PersonRow,
  readPeople,
} from '../areas/invitations/rules/read-people.ts';
export {
  type InvitationState,
  invitationStates,
  type InvitedAlready,
  invitedAlready,
  type PersonField,
  personFields,
  personProblems,
} from '../areas/invitations/statuses.ts';
export {
  readRecoveryCode,
  recoveryCodeLetters,
  setUpOver,
  withoutAppRefusal,
  wrongAppCode,
} from '../areas/authenticator/rules.ts';
export {
  identityProblems,
  type IdentityProblem,
  type IdentityWay,
  identityWay,
  linkableEmail,
  withoutIdentityRefusal,
} from '../areas/identity-provider/rules.ts';
export { countNewPosts, mostNewPosts } from '../areas/communities/rules/new-posts.ts';
export { communitiesPath } from '../areas/communities/rules/community-path.ts';
export { isRecommended, letsPeopleIn, membershipTold, seesFaces } from '../areas/communities/rules/shown-rules.ts';
export { mayEnterAdmin } from '../areas/me/rules.ts';
export {
  auditRefusal,
  cpdAuditDesk,
  deskRefusal,
  type DeskRole,
  eventsDesk,
  permissionsEverywhere,
} from '../areas/desk/rules/desk-roles.ts';
export {
  auditReminderDue,
  auditReminderSpan,
  type CaseAction,
  caseActionRefusal,
  type CaseFacts,
  closeRefusal,
  dueRefusal,
  emptyAuditRefusal,
  isOverdue,
  isWanted,
  remarksRefusal,
  unknownPeopleRefusal,
} from '../areas/audits/rules/case-rules.ts';
export {
  auditContents,
  auditContentsAt,
  auditedRecord,
  auditFingerprint,
  changedContents,
  charactersIn,
  contentsRefusal,
  fingerprintOf,
  isAsSubmitted,
  type RecordToAudit,
  type WrittenPlan,
  sampleOf,
  shownContents,
} from '../areas/audits/rules/audit-contents.ts';
export { periodsToAudit } from '../areas/audits/rules/periods-to-audit.ts';
export {
  packFileName,
  packLayout,
  packPaths,
  type PackedPlaces,
  type PackSpan,
  type RecordToPack,
} from '../areas/packs/rules/pack-layout.ts';
export { fileNamePart, freeName, namePart } from '../areas/packs/rules/pack-names.ts';
export {
  lacksEvidence,
  packDayRefusal,
  packExcess,
  packRefusal,
  type PackExcess,
  type PackWeight,
} from '../areas/packs/rules/pack-rules.ts';
export { packTable, type TabledRecord } from '../areas/packs/rules/pack-table.ts';
export { type AuditResult, auditResultsCsv } from '../areas/audits/rules/results-csv.ts';
export { clockChangeAt, dayAndTimeOf, endZoneOf, momentAt, ownEndZone } from '../areas/desk/rules/clock-change.ts';
export {
  changesBetween,
  copyOf,
  type DeskAction,
  deskActionRefusal,
  fieldsRefusal,
  type FieldChange,
  type KnownTicketType,
  missingToPublish,
  wholeOf,
} from '../areas/desk/rules/event-fields.ts';
export { documentsRefusal, linksRefusal } from '../areas/desk/rules/event-files.ts';
export { keptPageTexts, pageTextsOf } from '../areas/desk/rules/page-texts.ts';
export { repeatedOn, repeatRefusal } from '../areas/desk/rules/repeated-events.ts';
export { isSafeAddress } from '../areas/desk/rules/safe-address.ts';
export { deskOrder, type DeskTime, isHeldAt } from '../areas/desk/rules/desk-list.ts';
export { callRefusal, moduleRefusal, scopeRefusal } from './access-rules.ts';
export { contentRefusal, nothingMeasured, type ContentMeasures } from './content-rules.ts';
export {
  compareContent,
  type ContentOrder,
  contentFieldsRefusal,
  contentNames,
  contentSortFields,
  type ContentSortField,
  parseContentSort,
  wantsContent,
} from '../areas/content/rules/content-fields.ts';
export {
  type ContentGroup,
  countedContent,
  type CountedContent,
  countOf,
  readContentCount,
  type WrittenContentCount,
} from '../areas/content/rules/content-count.ts';
export { type ContentDeep, deepened } from '../areas/content/rules/content-deep.ts';
export { type ContentQuery, readContentQuery, type WrittenContentQuery } from '../areas/content/rules/content-query.ts';
export {
  categoryMergeRefusal,
  type ContentCategoryPlace,
  labelRefusal,
  labelStaleRefusal,
  newCategoryRefusal,
  tagMergeRefusal,
  unusedRefusal,
} from '../areas/content/rules/content-labels.ts';
export { type KnownToContent, type NamedByContent, namedRefusal } from '../areas/content/rules/content-named.ts';
export { categoryTypeOf, type ContentStanding, contentStateOf } from '../areas/content/rules/content-state.ts';
export {
  type ContentAction,
  contentActionRefusal,
  deletedSince,
  publishedFrom,
  publishFault,
  type PublishFault,
  publishRefusal,
  publishTimesRefusal,
  savedInTimeRefusal,
  writtenElsewhereRefusal,
} from '../areas/content/rules/content-writing.ts';
export {
  chosenEntries,
  importedLabels,
  type ImportedEntry,
  type ImportedFile,
  importFault,
  importedPreview,
  type KnownToImport,
  lineWithin,
  newLabels,
} from '../areas/content/rules/import/imported-entry.ts';
export { readMarkdown, writtenMoment } from '../areas/content/rules/import/read-markdown.ts';
export { picturesInText } from '../areas/content/rules/pictures-in-text.ts';
export { previewFor, previewReader } from '../areas/content/rules/preview-reader.ts';
export { mergedCategories } from '../areas/content/rules/merged-categories.ts';
export { newsFeedRefusal } from '../areas/content/rules/news-feed.ts';
export { pageDocument } from '../areas/content/rules/page-document.ts';
export { type ContentSubjects, relatedness, relatedWeights } from '../areas/content/rules/related.ts';
export {
  type ContentFilter,
  type ContentOperator,
  contentOperators,
  type FilterCondition,
  type FilterValue,
  parseContentFilter,
} from '../areas/content/rules/filter.ts';
export {
  contentCategoryFields,
  contentFileFields,
  contentItemFields,
  type ContentMapping,
  contentMappingFields,
  contentPageFields,
  contentSegmentFields,
  contentTagFields,
  type FieldKind,
  type FieldTree,
} from '../areas/content/rules/filter-fields.ts';
export { fitsContentFilter, readPartOperator } from '../areas/content/rules/fits-filter.ts';
export {
  type ContentFacts,
  contentItemRefusal,
  contentPreviewRefusal,
  type ContentReader,
  contentStatuses,
  type ContentStatus,
  mayReadContent,
  readsAsMember,
  segmentsTold,
} from '../areas/content/rules/who-may-read.ts';
export { measureWords } from './measure-words.ts';
export { isLongerThan } from './text-length.ts';
export { containsText } from './contains-text.ts';
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
export { isReportListed, reportsRefusal, statusesAsked } from '../areas/moderation/rules/report-rules.ts';
export { type Decided, decidedAlready, deedOfStatus } from '../areas/moderation/rules/deed-rules.ts';
export {
  appealableDeeds,
  appealDecisionRefusal,
  type AppealFacts,
  appealRefusal,
  type DecisionFacts,
  isDecisionOf,
  type DecidedSubject,
  isStandingDecision,
} from '../areas/moderation/rules/appeal-rules.ts';
export {
  type Held,
  heldPost,
  isNewcomer,
  knownSince,
  linksIn,
  newcomerCommentRefusal,
  newcomerPostRefusal,
  reviewWordRefusal,
  type Writer,
} from '../areas/moderation/rules/review-rules.ts';
export { appealOutcomes, decisionReasons } from '../areas/moderation/statuses.ts';
export { approvedFilesRefusal, type FileChanges, filesWith } from '../areas/posts/rules/edit-files.ts';
export {
  type Buyer,
  buyerOf,
  closedBecause,
  isOpenTo,
  lapsedBuyersSettings,
  eventRefusal,
  type EventStatus,
  isOfListing,
  kindOptions,
  type SaleFacts,
  whenOptions,
} from '../areas/events/rules/event-rules.ts';
export { dayIn, daysAfter, endOfDay, momentIn, momentOf, wallTimeOf } from '../areas/events/rules/event-time.ts';
export { nextStepsAtMost, type PutAwayStep, waitingSteps } from '../areas/next-steps/rules/next-steps.ts';
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
export {
  attendeesCsv,
  attendeesCsvHead,
  attendeesCsvRows,
  type CsvAttendee,
} from '../areas/attendance/rules/attendees-csv.ts';
export { type CountedNeeds, needsOf, type NeedsFacts, needsSummary } from '../areas/attendance/rules/needs-of.ts';
export { scanRefusal, timeOfScan } from '../areas/attendance/rules/scan-rules.ts';
export {
  hashOfTicketCode,
  packTicketCode,
  readTicketCode,
  type TicketCode,
} from '../areas/attendance/rules/ticket-code.ts';
export {
  addingRefusal,
  type CartItemFacts,
  cartItemState,
  cartRefusal,
  checkoutRefusal,
  ownCart,
  type OwnCartFacts,
} from '../areas/cart/rules.ts';
export { attendedRecord } from '../areas/cpd/rules/attended-record.ts';
export { type OwnPart, withdrawal, withdrawnMinutes } from '../areas/cpd/rules/withdrawn-record.ts';
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
} from '../areas/cpd/rules/record-rules.ts';
export { periodFigures } from '../areas/cpd/rules/period-figures.ts';
export { recordAddresses } from '../areas/cpd/rules/record-addresses.ts';
export { isCompleted, unenrolRefusal } from '../areas/cpd/rules/enrolment-rules.ts';
export { feedRefusal } from '../areas/calendar/rules.ts';
export {
  givenUpRefusal,
  giveUpRefusal,
  type HeldFacts,
  heldSeatsRefusal,
  heldSeatsSettings,
  isGivenUpFor,
  type OpenOrderFacts,
  orderRefusal,
} from '../areas/orders/rules.ts';
export { invoiceRefusal, isTaxInvoice, paidStep } from '../areas/invoices/rules/invoice-rules.ts';
export { invoiceAmounts, type InvoiceLine, lineTotal } from '../areas/invoices/rules/invoice-amounts.ts';
export {
  cancellationRefusal,
  cancelReasons,
  canCancelMembership,
  isOtherReason,
  memberStatus,
  ownMembershipRefusal,
  renewedTo,
} from '../areas/own-membership/rules/membership-rules.ts';
export {
  copyRefusal,
  deletionDue,
  deletionRefusal,
  deletionWord,
  deletionWordRefusal,
  missingCopy,
  noDeletion,
} from '../areas/personal-data/rules.ts';
export {
  isCountedBack,
  noOwnProof,
  noPasskeys,
  ownPasskeyTooLate,
  passkeyKnown,
  passkeyTooLate,
  tooManyPasskeysRefusal,
  unusablePasskey,
  wrongOwnPasskey,
  wrongPasskey,
} from '../areas/passkeys/rules.ts';
export { type ConfirmedPurpose, confirmedPurposes } from '../areas/passkeys/statuses.ts';
export { isKeptKind, preferenceRefusal } from '../areas/preferences/rules.ts';
export {
  brandAssetsPath,
  type BrandDocument,
  brandDocuments,
  type BrandLogo,
  brandLogos,
} from '../areas/brand-assets/rules.ts';
export {
  endsWithRefund,
  refundAskRefusal,
  refundDecisionRefusal,
  type RefundFacts,
  refundOrder,
  refundWithdrawalRefusal,
  ticketRefundOf,
  type RefundRequestStatus,
} from '../areas/refunds/rules.ts';
export { dietaryIds } from '../areas/tickets/statuses.ts';
export {
  alreadyRegistered,
  dietaryLabel,
  dietaryOptions,
  hasSeat,
  noTicketsLeft,
  paidRefusal,
  refundOf,
  isForMembers,
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
  removalRefusal,
  seatPriceRefusal,
  seatsToOffer,
  waitingListSettings,
} from '../areas/waiting-lists/rules.ts';
export { allReminders, noReminders, reminderLeads } from '../areas/reminders/rules.ts';
export { type CountedRecord } from '../areas/cpd/rules/counted-minutes.ts';
export { type ImportChoices, columnOf, guessChoices, lengthUnits } from '../areas/cpd/rules/import/import-choices.ts';
export { type ImportField, importFields } from '../areas/cpd/rules/import/import-names.ts';
export { type CsvRow, readCsv } from './read-csv.ts';
export { batchesRefusal, batchRefusal, chosenLinesRefusal } from '../areas/cpd/rules/import/import-rules.ts';
export {
  type ImportTable,
  importTableRefusal,
  linesLookedAt,
  tableOf,
} from '../areas/cpd/rules/import/import-table.ts';
export { type DayOrder, dayOrders, hasOrder } from '../areas/cpd/rules/import/read-day.ts';
export {
  type ImportedLine,
  type ImportProblem,
  importProblems,
  readImport,
} from '../areas/cpd/rules/import/read-import.ts';
export { importPreview } from '../areas/cpd/rules/import/import-preview.ts';
export { importedRecord } from '../areas/cpd/rules/import/imported-record.ts';
export {
  batchKinds,
  seriesDays,
  seriesMoment,
  seriesRefusal,
  type SeriesSpan,
  type SeriesStep,
  seriesSteps,
} from '../areas/cpd/rules/series.ts';
export { type CompletedCourse, completedCourse } from '../areas/cpd/rules/completed-course.ts';
export { isCorrected, sourceFacts, type SourceFacts } from '../areas/cpd/rules/corrected-record.ts';
export { type FilledGap, gapFigures, type GapFiller, gapFillers } from '../areas/cpd/rules/gap-fillers.ts';
export { categoryNameIn } from '../areas/cpd/rules/category-name.ts';
export { hoursAndMinutes, inUnits, missingInUnits } from '../areas/cpd/rules/cpd-amounts.ts';
export { type CpdRulesSetting, cpdRulesSettings, rulePackOf, rulePacks } from '../areas/cpd/rules/cpd-settings.ts';
export { type Forecast } from '../areas/cpd/rules/forecast.ts';
export { packFaults } from '../areas/cpd/rules/pack-faults.ts';
export {
  type CpdPeriod,
  periodAhead,
  periodAt,
  periodBefore,
  periodOf,
  periodOfDay,
  periodsSince,
  periodYears,
} from '../areas/cpd/rules/periods.ts';
export {
  allCpdReminders,
  cpdReminderDue,
  type CpdReminderLead,
  cpdReminderLeads,
  type DueReminder,
  noCpdReminders,
  stillMissing,
  type StillMissing,
} from '../areas/cpd/rules/cpd-reminder.ts';
export { isHeldToCpd, missingCpd } from '../areas/cpd/rules/missing-cpd.ts';
export { isWithinPeriod, type PlanStanding } from '../areas/cpd/rules/plan-standing.ts';
export {
  goalDays,
  goalFieldsRefusal,
  goalRefusal,
  goalsRefusal,
  linkRefusal,
  plannedPeriod,
  stalePlanRefusal,
} from '../areas/goals/rules.ts';
export { alwaysThere, type CpdPerson, type DaySpan, type GoalSum } from '../areas/cpd/rules/required-minutes.ts';
export { type RulePack } from '../areas/cpd/rules/rule-pack.ts';
export {
  type CategoryStanding,
  type Missing,
  type Standing,
  standing,
  type StandingFacts,
  standingIn,
} from '../areas/cpd/rules/standing.ts';
export { changedSinceRefusal, momentRead, type Refusal } from './refusal.ts';
export {
  bringingIn,
  bringsPeopleIn,
  findRefusal,
  seesAccount,
  seesEmails,
  type SightFacts,
} from '../areas/people/rules/finding-people.ts';
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
  untoldFields,
  viewerLike,
  visibleTo,
} from '../areas/people/rules/privacy-rules.ts';
export {
  daysOfDigest,
  digestsDue,
  everyMailedKind,
  isOpenNews,
  isShownNotification,
  labelOfPost,
  mentionedIn,
  newsOfStatus,
  newsSince,
  type NewsWishes,
  noNewsByMail,
  readUntil,
  toldSince,
  typesMailed,
  unwantedTypes,
  wantedTypes,
} from '../areas/notifications/rules.ts';
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
} from '../areas/notifications/statuses.ts';
