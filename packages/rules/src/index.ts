/** The rules by which the contract itself checks a call stand beside it, in the package of the contract. */
export * from '@portal/api/rules';
export {
  accessTo,
  type AccessFacts,
  type CommunityState,
  isArchivedAt,
  isInTime,
  isShownToEverybody,
  type MembershipFacts,
  type PersonFacts,
} from './communities/community-access.ts';
export {
  communityRolesWith,
  globalPermissions,
  isAdministrator,
  knownPermissions,
  permissionsIn,
} from './communities/roles.ts';
export {
  type AdminFacts,
  administers,
  type CommunityAdminPage,
  communityAdminPages,
  opensAdminPage,
  type PostStatistics,
  shownStatistics,
} from './communities/admin-pages.ts';
export { staleAboutRefusal, textVersion } from './communities/text-version.ts';
export { communityRefusal } from './communities/action-rules.ts';
export {
  type Actor,
  communityAccessRefusal,
  type CommunityFacts,
  managesMeetings,
} from './communities/community-rules.ts';
export {
  agreementRefusal,
  answersRefusal,
  belongsAnyway,
  type BelongingFacts,
  countsAsJoined,
  type JoinAnswer,
  type JoinQuestion,
  joinRefusal,
  normalisedAnswers,
  statusAfterJoinRequest,
  lastModeratorRefusal,
} from './joining/rules.ts';
export { agreementSwitchRefusal, asksQuestions, questionsRefusal } from './requirements/rules.ts';
export { type CsvMember, membersCsvHead, membersCsvRows } from './membership/members-csv.ts';
export {
  addRefusal,
  blockRefusal,
  type Keeper,
  type ManagedMember,
  type ManagedCommunity,
  memberActions,
  type MemberActions,
  newReasonRefusal,
  removeRefusal,
  returnRefusal,
  roleRefusal,
} from './membership/member-rules.ts';
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
  isMoveAnnounced,
  staleMeetingRefusal,
  uninviteRefusal,
  strangersRefusal,
} from './meetings/meeting-rules.ts';
export { type AliasFault, aliasFault, aliasRefusal } from './management/alias.ts';
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
} from './management/community-days.ts';
export {
  isNewsToEverybody,
  type Openness,
  segmentsWished,
  settledOpenness,
  staleCommunityRefusal,
  unknownRefusal,
} from './management/community-wish.ts';
export { inMeetingOrder, isOnDashboard } from './meetings/meeting-list.ts';
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
} from './polls/rules.ts';
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
} from './announcements/rules.ts';
export {
  categoryRefusal,
  categoryRemovalRefusal,
  type CategoryPlace,
  mayStandBelow,
  tagRefusal,
} from './catalogue/rules.ts';
export { faqEditRefusal, faqsRefusal } from './faq/rules.ts';
export {
  type CountedDay,
  daysToCount,
  type InsightDays,
  insightFigures,
  insightRefusal,
  insightSpans,
  momentsOfDay,
} from './insight/rules.ts';
export { managedAccountRefusal, notManagingRefusal } from './managers/rules.ts';
export {
  disablingRefusal,
  enablingRefusal,
  isLastAdministrator,
  staleRoleRefusal,
  type UserFacts,
  userOptions,
  userRoleRefusal,
} from './users/rules.ts';
export { staleTermsRefusal } from './management/global-terms.ts';
export { previewedLink, previewRefusal, previewSettings, showsPreviews } from './previews/rules.ts';
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
} from './search/rules.ts';
export {
  assetCountRefusal,
  assetLinkWrong,
  assetMissing,
  assetRefusal,
  folderCountRefusal,
  isAssetLink,
  movedTo,
} from './folders/rules.ts';
export { answerRefusal, depthUnder, mayEditComment, replyRefusal } from './comments/rules.ts';
export {
  fileCountRefusal,
  type FileOwner,
  fileRefusal,
  isForEverybody,
  spaceRefusal,
  uploadRefusal,
} from './files/rules.ts';
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
} from './posts/post-rules.ts';
export { tagsRefusal, withoutDoubles } from './posts/tag-rules.ts';
export { changedRefusal, decisionRefusal, proposalRefusal, type ReadVersions } from './posts/edit-versions.ts';
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
} from './account/rules.ts';
export { nameSoundRefusal, readWave, writeWave } from './account/name-sound.ts';
export {
  administratorRefusal,
  emailKey,
  type FactorFacts,
  factorsOf,
  impersonatedRefusal,
  impersonationRefusal,
  needsSecondFactor,
  noSentCodes,
} from './auth/rules.ts';
export {
  finishedRefusal,
  type FirstLoginFacts,
  firstPassword,
  firstPasswordRefusal,
  firstTimeFaults,
  firstTimeRefusal,
  isFirstLoginOpen,
  requiredText,
  type FirstTimeAnswers,
  unknownFirstOrganisation,
} from './first-time/first-time-rules.ts';
export {
  type FirstTimeField,
  firstTimeForm,
  type FirstTimeForm,
  firstTimeSettings,
  type FirstTimeSettings,
  type FirstTimeStep,
  firstTimeSteps,
} from './first-time/form.ts';
export {
  type Choice,
  type ExpertiseArea,
  fieldOptionsReply,
  type FirstTimeOptions,
  firstTimeOptions,
} from './first-time/options.ts';
export { postNominalLine, postNominalsIn } from './first-time/post-nominals.ts';
export { expertiseByArea, expertiseWithin } from './first-time/expertise.ts';
export { addressLine } from './directory/address-line.ts';
export { type DirectoryCard, visibleOnCard, vCard } from './directory/card.ts';
export { directoryCsvHead, directoryCsvRows, type TabledMember } from './directory/members-table.ts';
export { mapSettings, type MapSetting, type MapTiles, tilesFault, tilesOrigin } from './directory/map-setting.ts';
export {
  type StoredNarrowing,
  completeNarrowing,
  savedFilterRefusal,
  type SavedNarrowing,
} from './directory/saved-filters.ts';
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
} from './directory/visible-fields.ts';
export {
  type AccountFacts,
  accountInTheWay,
  type InvitationFacts,
  invitationExpiry,
  invitationState,
  inviteOneRefusal,
  resendRefusal,
  revokeRefusal,
} from './invitations/invitation-rules.ts';
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
} from './invitations/read-people.ts';
export {
  readRecoveryCode,
  recoveryCodeLetters,
  setUpOver,
  withoutAppRefusal,
  wrongAppCode,
} from './authenticator/rules.ts';
export {
  identityProblems,
  type IdentityProblem,
  type IdentityWay,
  identityWay,
  linkableEmail,
  withoutIdentityRefusal,
} from './identity-provider/rules.ts';
export { countNewPosts, mostNewPosts } from './communities/new-posts.ts';
export { communitiesPath } from './communities/community-path.ts';
export { isRecommended, letsPeopleIn, membershipStatusOf, seesFaces } from './communities/shown-rules.ts';
export { mayEnterAdmin } from './me/rules.ts';
export {
  auditRefusal,
  cpdAuditDesk,
  deskRefusal,
  type DeskRole,
  eventsDesk,
  permissionsEverywhere,
} from './desk/desk-roles.ts';
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
} from './audits/case-rules.ts';
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
} from './audits/audit-contents.ts';
export { periodsToAudit } from './audits/periods-to-audit.ts';
export {
  packFileName,
  packLayout,
  packPaths,
  type PackedPlaces,
  type PackSpan,
  type RecordToPack,
} from './packs/pack-layout.ts';
export { fileNamePart, freeName, namePart } from './packs/pack-names.ts';
export {
  lacksEvidence,
  packDayRefusal,
  packExcess,
  packRefusal,
  type PackExcess,
  type PackWeight,
} from './packs/pack-rules.ts';
export { packTable, type TabledRecord } from './packs/pack-table.ts';
export { type AuditResult, auditResultsCsv } from './audits/results-csv.ts';
export { clockChangeAt, dayAndTimeOf, endZoneOf, momentAt, ownEndZone } from './desk/clock-change.ts';
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
} from './desk/event-fields.ts';
export { documentsRefusal, linksRefusal } from './desk/event-files.ts';
export { storedPageTexts, pageTextsOf } from './desk/page-texts.ts';
export { repeatedOn, repeatRefusal } from './desk/repeated-events.ts';
export { deskOrder, type DeskTime, isHeldAt } from './desk/desk-list.ts';
export { callRefusal, moduleRefusal, scopeRefusal } from './access-rules.ts';
export {
  compareContent,
  type ContentOrder,
  contentFieldsRefusal,
  contentNames,
  contentSortFields,
  type ContentSortField,
  parseContentSort,
  wantsContent,
} from './content/content-fields.ts';
export {
  type ContentGroup,
  countedContent,
  type CountedContent,
  countOf,
  readContentCount,
  type WrittenContentCount,
} from './content/content-count.ts';
export { type ContentDeep, deepened } from './content/content-deep.ts';
export { type ContentQuery, readContentQuery, type WrittenContentQuery } from './content/content-query.ts';
export {
  categoryMergeRefusal,
  type ContentCategoryPlace,
  labelRefusal,
  labelStaleRefusal,
  newCategoryRefusal,
  tagMergeRefusal,
  unusedRefusal,
} from './content/content-labels.ts';
export { type KnownToContent, type NamedByContent, namedRefusal } from './content/content-named.ts';
export { categoryTypeOf, type ContentStanding, contentStateOf } from './content/content-state.ts';
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
} from './content/content-writing.ts';
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
} from './content/import/imported-entry.ts';
export { readMarkdown, writtenMoment } from './content/import/read-markdown.ts';
export { picturesInText } from './content/pictures-in-text.ts';
export { previewFor, previewReader } from './content/preview-reader.ts';
export { mergedCategories } from './content/merged-categories.ts';
export { newsFeedRefusal } from './content/news-feed.ts';
export { pageDocument } from './content/page-document.ts';
export { type ContentSubjects, relatedness, relatedWeights } from './content/related.ts';
export {
  type ContentFilter,
  type ContentOperator,
  contentOperators,
  type FilterCondition,
  type FilterValue,
  parseContentFilter,
} from './content/filter.ts';
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
} from './content/filter-fields.ts';
export { fitsContentFilter, readPartOperator } from './content/fits-filter.ts';
export {
  type ContentFacts,
  contentItemRefusal,
  contentPreviewRefusal,
  type ContentReader,
  contentStatuses,
  type ContentStatus,
  mayReadContent,
  readsAsMember,
  visibleSegmentIds,
} from './content/who-may-read.ts';
export { containsText } from './contains-text.ts';
export { type Nested, nestCategories } from './communities/nest-categories.ts';
export {
  courseOfEdit,
  editWaits,
  statusOfNewPost,
  statusRefusal,
  type StatusWish,
  waitsForApproval,
} from './posts/approval-rules.ts';
export { isReportListed, reportsRefusal, statusesToList } from './moderation/report-rules.ts';
export { type Decided, decidedAlready, actionOfStatus } from './moderation/action-rules.ts';
export {
  appealableActions,
  appealDecisionRefusal,
  type AppealFacts,
  appealRefusal,
  type DecisionFacts,
  isDecisionOf,
  type DecidedSubject,
  isStandingDecision,
} from './moderation/appeal-rules.ts';
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
} from './moderation/review-rules.ts';
export { approvedFilesRefusal, type FileChanges, filesWith } from './posts/edit-files.ts';
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
} from './events/event-rules.ts';
export { type DayRange, daysOf, isOver, isWhenId, isWithin, type Span, spanOf, type WhenId } from './events/when.ts';
export { type Scan, type Settled, settleScans } from './attendance/settle-scans.ts';
export { attendeesCsv, attendeesCsvHead, attendeesCsvRows, type CsvAttendee } from './attendance/attendees-csv.ts';
export { type CountedNeeds, needsOf, type NeedsFacts, needsSummary } from './attendance/needs-of.ts';
export { scanRefusal, timeOfScan } from './attendance/scan-rules.ts';
export { hashOfTicketCode, packTicketCode, readTicketCode, type TicketCode } from './attendance/ticket-code.ts';
export {
  addingRefusal,
  type CartItemFacts,
  cartItemState,
  cartRefusal,
  checkoutRefusal,
  ownCart,
  type OwnCartFacts,
} from './cart/rules.ts';
export { attendedRecord } from './cpd/attended-record.ts';
export { type OwnPart, withdrawal, withdrawnMinutes } from './cpd/withdrawn-record.ts';
export { periodFigures } from './cpd/period-figures.ts';
export { recordAddresses } from './cpd/record-addresses.ts';
export { isCompleted, unenrolRefusal } from './cpd/enrolment-rules.ts';
export { feedRefusal } from './calendar/rules.ts';
export {
  givenUpRefusal,
  giveUpRefusal,
  type HeldFacts,
  heldSeatsRefusal,
  heldSeatsSettings,
  isGivenUpFor,
  type OpenOrderFacts,
  orderRefusal,
} from './orders/rules.ts';
export { invoiceRefusal, isTaxInvoice, paidStep } from './invoices/invoice-rules.ts';
export { invoiceAmounts, type InvoiceLine, lineTotal } from './invoices/invoice-amounts.ts';
export {
  cancellationRefusal,
  cancelReasons,
  canCancelMembership,
  isOtherReason,
  memberStatus,
  ownMembershipRefusal,
  renewedTo,
} from './own-membership/membership-rules.ts';
export {
  copyRefusal,
  deletionDue,
  deletionRefusal,
  deletionWord,
  deletionWordRefusal,
  missingCopy,
  noDeletion,
} from './personal-data/rules.ts';
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
} from './passkeys/rules.ts';
export { isManagedKind, preferenceRefusal } from './preferences/rules.ts';
export {
  brandAssetsPath,
  type BrandDocument,
  brandDocuments,
  type BrandLogo,
  brandLogos,
} from './brand-assets/rules.ts';
export {
  endsWithRefund,
  refundAskRefusal,
  refundDecisionRefusal,
  type RefundFacts,
  refundOrder,
  refundWithdrawalRefusal,
  ticketRefundOf,
  type RefundRequestStatus,
} from './refunds/rules.ts';
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
} from './tickets/rules.ts';
export {
  acceptRefusal,
  joinWaitingListRefusal,
  maxWaitingLists,
  notOnWaitingList,
  offerEnd,
  offerOver,
  removalRefusal,
  seatPriceRefusal,
  seatsToOffer,
  waitingListSettings,
} from './waiting-lists/rules.ts';
export { allReminders, noReminders, reminderLeads } from './reminders/rules.ts';
export { type CountedRecord } from './cpd/counted-minutes.ts';
export { batchesRefusal, batchRefusal, chosenLinesRefusal } from './cpd/import/import-rules.ts';
export { importPreview } from './cpd/import/import-preview.ts';
export { importedRecord } from './cpd/import/imported-record.ts';
export { type CompletedCourse, completedCourse } from './cpd/completed-course.ts';
export { isCorrected, sourceFacts, type SourceFacts } from './cpd/corrected-record.ts';
export { type FilledGap, gapFigures, type GapFiller, gapFillers } from './cpd/gap-fillers.ts';
export { categoryNameIn } from './cpd/category-name.ts';
export { hoursAndMinutes, inUnits, missingInUnits } from './cpd/cpd-amounts.ts';
export { type CpdRulesSetting, cpdRulesSettings, rulePackOf, rulePacks } from './cpd/cpd-settings.ts';
export { type Forecast } from './cpd/forecast.ts';
export { packFaults } from './cpd/pack-faults.ts';
export {
  type CpdPeriod,
  periodAhead,
  periodAt,
  periodBefore,
  periodOf,
  periodOfDay,
  periodsSince,
  periodYears,
} from './cpd/periods.ts';
export {
  allCpdReminders,
  cpdReminderDue,
  type CpdReminderLead,
  cpdReminderLeads,
  type DueReminder,
  noCpdReminders,
  stillMissing,
  type StillMissing,
} from './cpd/cpd-reminder.ts';
export { isHeldToCpd, missingCpd } from './cpd/missing-cpd.ts';
export { isWithinPeriod, type PlanStanding } from './cpd/plan-standing.ts';
export {
  goalDays,
  goalFieldsRefusal,
  goalRefusal,
  goalsRefusal,
  linkRefusal,
  plannedPeriod,
  stalePlanRefusal,
} from './goals/rules.ts';
export { alwaysThere, type CpdPerson, type DaySpan, type GoalSum } from './cpd/required-minutes.ts';
export {
  type CategoryStanding,
  type Missing,
  type Standing,
  standing,
  type StandingFacts,
  standingIn,
} from './cpd/standing.ts';
export {
  bringingIn,
  bringsPeopleIn,
  findRefusal,
  seesAccount,
  seesEmails,
  type SightFacts,
} from './people/finding-people.ts';
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
  notifiedSince,
  typesMailed,
  unwantedTypes,
  wantedTypes,
} from './notifications/rules.ts';
