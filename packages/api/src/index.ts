export * from './server.ts';
export { engagementAnalytics } from './client/engagement-analytics.ts';
export type {
  Announcement,
  Attachment,
  AuditCase,
  AuditCaseDetail,
  AuditContents,
  AuditedRecord,
  AuditFilter,
  AuditSubmission,
  AuditTrailEntry,
  Cart,
  Category,
  Comment,
  Community,
  CommunityRole,
  CpdAudit,
  CpdOptions,
  CpdPeriod,
  CpdRecord,
  CpdRecordDetail,
  IssuedCertificate,
  CpdBatch,
  GapCourse,
  GapEvent,
  ImportPreview,
  CurrentUser,
  ClosedReason,
  CpdGoal,
  CpdPlan,
  CpdReminderWishes,
  Enrolment,
  FailedMail,
  Faq,
  NewsByMail,
  Notification,
  Folder,
  FolderAsset,
  Entities,
  EntityName,
  EntityPlaces,
  EventAttachment,
  EventDetail,
  EventKind,
  DeskEvent,
  DeskEventStatus,
  EventChange,
  EventFields,
  EventFiles,
  EventOption,
  FoundAccount,
  FoundPost,
  LocationOption,
  Meeting,
  MeetingReply,
  Member,
  MembershipStatus,
  OwnAudit,
  OwnAuditDetail,
  OwnAuthenticator,
  OwnIdentity,
  SecurityEvent,
  ShownContents,
  PackPreview,
  PendingEdit,
  Permission,
  Person,
  Pieces,
  LinkPreview,
  Poll,
  PortalEvent,
  Post,
  PostStatus,
  PostType,
  PostVisibility,
  Report,
  Tag,
  Invoice,
  OwnMembership,
  Segment,
  Order,
  Attendee,
  DoorScan,
  DoorTicket,
  ScanOutcome,
  ScanResult,
  Ticket,
  RefundCounts,
  RefundRequest,
  ReminderWishes,
  WaitingEntry,
  WaitingPerson,
  TicketPass,
  Privacy,
  ShownProfile,
  UserAccount,
  UserDetails,
  Workplace,
} from './contract/entities.ts';
export type { EndpointCache, EntityChange, InputMatch } from './hooks/endpoint-cache.ts';
export type { FailureNotice, FailureWords } from './hooks/failure-notice.ts';
export { firstPage, firstRead, firstReadWith, repliesAhead } from './hooks/first-read.ts';
export { KeepLive, liveModule } from './live/KeepLive.tsx';
export { useLiveBoard, type LiveBoard } from './live/live-board.ts';
export { useLive } from './live/use-live.ts';
export { useLivePost } from './live/use-live-post.ts';
export { apiMessages } from './hooks/messages.ts';
export { keyOf } from './hooks/query-key.ts';
export type { ToggleState } from './hooks/toggle-machine.ts';
export { useAction, type Action, type ActionOptions } from './hooks/use-action.ts';
export { useClient } from './hooks/use-client.ts';
export { useCurrentUser, usePermissions } from './hooks/use-current-user.ts';
export { useEndpoint, type EndpointOptions, type EndpointState } from './hooks/use-endpoint.ts';
export { useEndpointCache } from './hooks/use-endpoint-cache.ts';
export { useEndpointPages, type LoadedPages, type PagesOptions, type PagesState } from './hooks/use-endpoint-pages.ts';
export { useUserSearch, type UserSearchOptions, type UserSearchResult } from './hooks/use-user-search.ts';
export { useToggle, type Toggle, type ToggleOptions } from './hooks/use-toggle.ts';
export { ViewerGate, type ViewerGateProps } from './hooks/ViewerGate.tsx';
