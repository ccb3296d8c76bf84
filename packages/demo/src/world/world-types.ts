/**
 * The entities of the demo world. Every date is an offset in minutes before the clock the world is built for
 * (negative offsets lie in the future), so that the world never ages.
 */
export type ContactType = 'Member' | 'ClientUser' | 'Staff';
export type UserRole = 'Standard' | 'Admin' | 'WorkSpaceOwner' | 'Manager';
export type CommunityRole = 'Member' | 'Editor' | 'Moderator';
export type MembershipStatus = 'Awaiting' | 'Joined' | 'Blocked' | 'Removed';
export type PostType = 1 | 2 | 3 | 4;
export type PostStatus = 0 | 1 | 2 | 3 | 4 | 99;

/** A person who can sign in. Ids are stable strings such as `p-001`. */
export interface WorldPerson {
  id: string;
  firstName: string;
  lastName: string;
  pronoun: string | null;
  email: string;
  role: UserRole;
  contactTypes: ContactType[];
  /** Two-letter or three-letter Australian state. */
  homeState: string;
  suburb: string;
  organisationName: string;
  jobTitle: string;
  description: string;
  segmentIds: string[];
  /** Key of a drawn portrait in `pictures`, or null: initials are shown. */
  avatar: string | null;
  membershipLapsed: boolean;
  tfaEnabled: boolean;
  /** A number set aside for stories, which reaches nobody. */
  mobile: string | null;
  /** Codes go to the mobile instead of the e-mail. */
  allowSms: boolean;
  joinedMinutesAgo: number;
  memberNumber: string;
  /** Ids of categories and subcategories of what they know well. */
  expertise: string[];
  /** What the directory tells of them; null: they have not said. */
  directory: WorldVisibility | null;
}

/** The seven settings of the directory. */
export interface WorldVisibility {
  includeInDirectory: boolean;
  showDirectoryPhoto: boolean;
  showContactInformation: boolean;
  showEmail: boolean;
  showPersonalMobile: boolean;
  showWorkLandline: boolean;
  showOrganisation: boolean;
}

/** Where people work. */
export interface WorldOrganisation {
  id: string;
  name: string;
  location: string;
  postCode: string;
}

/** Where the middle of a postcode is. */
export interface WorldPostCode {
  postCode: string;
  latitude: number;
  longitude: number;
}

export interface WorldCategory {
  id: string;
  name: string;
  description: string;
  color: string;
  parentCategoryId: string | null;
  createdById: string;
  createdMinutesAgo: number;
}

export interface WorldTag {
  id: string;
  name: string;
}

export interface WorldQuestion {
  id: string;
  text: string;
  isRequiredAssets: boolean;
}

export interface WorldCommunity {
  id: string;
  alias: string;
  name: string;
  /** At most 50 characters. */
  shortDescription: string;
  aboutHtml: string;
  /** Key of a drawn cover in `pictures`, or null: the portal draws a pattern from the name. */
  image: string | null;
  categoryIds: string[];
  segmentIds: string[];
  tagIds: string[];
  isPublic: boolean;
  isVisible: boolean;
  isArchived: boolean;
  isAutoJoin: boolean;
  isRequireAgreement: boolean;
  isRequirePostApproval: boolean;
  /** Where posts need approval, edits of published ones do too. */
  isRequireEditApproval: boolean;
  termsHtml: string | null;
  questions: WorldQuestion[];
  createdMinutesAgo: number;
  viewsCount: number;
}

export interface WorldMembership {
  communityId: string;
  personId: string;
  role: CommunityRole;
  status: MembershipStatus;
  reason: string | null;
  joinedMinutesAgo: number;
}

/** What somebody answered to a join question. */
export interface WorldJoinAnswer {
  communityId: string;
  personId: string;
  questionId: string;
  answer: string;
  minutesAgo: number;
}

export interface WorldAttachment {
  id: string;
  fileName: string;
  /** MIME type. */
  type: string;
  /** Key of `pictures` for images, else null: the seed writes a small real file of the type. */
  picture: string | null;
}

export interface WorldPost {
  id: string;
  communityId: string;
  authorId: string;
  title: string;
  bodyHtml: string;
  type: PostType | null;
  status: PostStatus;
  isFrozen: boolean;
  image: string | null;
  tagIds: string[];
  attachments: WorldAttachment[];
  createdMinutesAgo: number;
  viewsCount: number;
  isQuestion: boolean;
  /** The answer that was accepted. */
  acceptedCommentId: string | null;
}

/** What a post asks its readers to choose from. */
export interface WorldPoll {
  postId: string;
  options: string[];
  isMultiple: boolean;
  results: 'always' | 'afterVote' | 'afterClose';
  /** Null where it does not close. */
  closedMinutesAgo: number | null;
  /** By the places of the options. */
  votes: { personId: string; options: number[] }[];
}

/** What is known of a page of the web that texts link to. */
export interface WorldLinkPreview {
  url: string;
  title: string;
  /** Empty where the page says none. */
  description: string;
  siteName: string;
  /** Key of `pictures`. */
  picture: string | null;
}

export interface WorldComment {
  id: string;
  postId: string;
  /** Null for a top-level comment; replies nest three levels below one. */
  parentCommentId: string | null;
  authorId: string;
  bodyHtml: string;
  createdMinutesAgo: number;
  /** Minutes after creation at which it was edited, or null. */
  editedAfterMinutes: number | null;
}

export interface WorldReport {
  id: string;
  postId: string | null;
  commentId: string | null;
  reporterId: string;
  reason: string;
  createdMinutesAgo: number;
}

/** A reaction a person left: likes of posts, comments and communities, saves of posts, favourites of communities. */
export interface WorldReaction {
  personId: string;
  targetId: string;
  minutesAgo: number;
}

export type EventKind = 'webinar' | 'conference' | 'cpd' | 'general' | 'meeting';

/** When something begins: so many days after today, by the clock on the wall of its zone. */
export interface WorldTiming {
  day: number;
  /** `09:00` */
  startTime: string;
  minutes: number;
  timeZone: string;
}

export interface WorldTicketType {
  id: string;
  name: string;
  amountCents: number;
  /** Null: without limit. */
  capacity: number | null;
  /** Sold to members alone. */
  isMembersOnly: boolean;
}

export interface WorldEvent extends WorldTiming {
  id: string;
  title: string;
  kind: EventKind;
  shortDesc: string;
  contentHtml: string;
  locationId: string;
  /** Null: online. */
  address: string | null;
  externalUrl: string | null;
  image: string | null;
  /** Null: it does not count for CPD. */
  cpdHours: number | null;
  cpdDetails: { key: string; value: string }[];
  status: 'draft' | 'published' | 'cancelled';
  isMembersOnly: boolean;
  /** Before its first day, or null: at any time. */
  opensDaysBefore: number | null;
  closesDaysBefore: number | null;
  /** One click registers for the first type of ticket. */
  isSingleClick: boolean;
  ticketTypes: WorldTicketType[];
  categoryIds: string[];
  tagIds: string[];
  sessions: (WorldTiming & { title: string })[];
  presenters: { name: string; role: string; profileDesc: string; personId: string | null }[];
  /** Documents by their file name, links with their address. */
  attachments: { id: string; kind: 'doc' | 'link'; name: string; url: string | null }[];
  sponsorHtml: string | null;
  reasoningHtml: string | null;
  accessHtml: string | null;
  enrolHtml: string | null;
  enrolTitle: string | null;
  coursesTitle: string | null;
  coursesDescription: string | null;
}

export interface WorldTicket {
  id: string;
  eventId: string;
  ticketTypeId: string;
  personId: string;
  bookedDaysBefore: number;
  /** They were checked in. */
  hasAttended: boolean;
  dietaryRequirements: string[];
  otherDietaryRequirement: string | null;
  accessibilityRequirement: string | null;
}

/** Somebody asks for the money of a ticket that the refund policy does not give. */
export interface WorldRefundRequest {
  id: string;
  ticketId: string;
  personId: string;
  reason: string;
  status: 'open' | 'approved' | 'declined';
  /** A day later it was decided. */
  requestedDaysAgo: number;
  grantedCents: number | null;
  answer: string;
  decidedBy: string | null;
}

/** An order that was not paid in time. */
export interface WorldOrder {
  id: string;
  personId: string;
  items: { ticketTypeId: string; quantity: number; unitCents: number }[];
}

/** Somebody who waits for a ticket that is sold out, in the order of the line. */
export interface WorldWaiting {
  id: string;
  eventId: string;
  ticketTypeId: string;
  personId: string;
  /** A seat is kept for them. */
  isOffered: boolean;
}

/** What somebody means to buy. */
export interface WorldCart {
  id: string;
  personId: string;
  /** With what one cost when it was put there. */
  items: { id: string; ticketTypeId: string; quantity: number; unitCents: number }[];
}

/** What somebody has learned. */
export interface WorldCpdRecord {
  id: string;
  personId: string;
  title: string;
  /** A category of the organisation's rules. */
  category: string;
  domain: string;
  presenter: string;
  /** Null: it is not finished yet. */
  completedMinutesAgo: number | null;
  timeZone: string;
  minutes: number;
  learned: string;
  plan: string;
  eventId: string | null;
  /** The course that it is of; left out where it is of none. */
  courseId?: string;
  source: 'own' | 'event' | 'course' | 'import';
  /** What it was brought in with. */
  batchId: string | null;
  attachments: WorldAttachment[];
}

/** What somebody means to learn in a period. */
export interface WorldCpdGoal {
  id: string;
  personId: string;
  /** Which period it is of: 0 is that of today. */
  periodsAgo: number;
  title: string;
  why: string;
  category: string;
  minutes: number | null;
  /** Null: it is not reached yet. */
  reachedMinutesAgo: number | null;
  /** What was done for it. */
  recordIds: string[];
}

/** How somebody looks back on a period. */
export interface WorldReflection {
  personId: string;
  periodsAgo: number;
  text: string;
  writtenMinutesAgo: number;
}

/** A time in which nothing is asked of somebody; it may end in days to come. */
export interface WorldCpdLeave {
  id: string;
  personId: string;
  beginsDaysAgo: number;
  endsDaysAgo: number;
}

/** A certificate that was given out. */
export interface WorldCertificate {
  number: string;
  personId: string;
  recordId: string;
  issuedMinutesAgo: number;
  /** Null: staff have not revoked it. */
  revocation: { minutesAgo: number; byId: string; reason: string } | null;
}

/** CPD records that were brought in together. */
export interface WorldCpdBatch {
  id: string;
  personId: string;
  kind: 'import' | 'series';
  name: string;
  createdMinutesAgo: number;
}

export interface WorldCourse {
  id: string;
  code: string;
  name: string;
  categoryName: string;
  /** Null: it does not count for CPD. */
  cpdMinutes: number | null;
  cpdCategory: string;
}

/** Somebody's place in a course. */
export interface WorldEnrolment {
  id: string;
  personId: string;
  courseId: string;
  status: string;
  expiresInDays: number | null;
  completedDaysAgo: number | null;
  loginUrl: string | null;
}

/** An audit of CPD by the organisation. */
export interface WorldAudit {
  id: string;
  name: string;
  /** Which period it asks about: 1 is the one before that of today. */
  periodsAgo: number;
  createdMinutesAgo: number;
  dueInDays: number;
  isClosed: boolean;
  /** Null: its members were named. */
  sample: { of: number; seed: string } | null;
  cases: WorldAuditCase[];
}

/** One member of an audit. */
export interface WorldAuditCase {
  id: string;
  personId: string;
  status: 'asked' | 'submitted' | 'returned' | 'accepted';
  dueInDays: number;
  submissions: WorldSubmission[];
}

/** All that a member had recorded in the period. */
export interface WorldSubmission {
  minutesAgo: number;
  note: string;
  decision: { kind: 'accepted' | 'returned'; minutesAgo: number; reason: string; remarkOnFirst: string } | null;
}

/** A question that members ask often. */
export interface WorldFaq {
  id: string;
  question: string;
  answerHtml: string;
  authorId: string;
  createdMinutesAgo: number;
  updatedMinutesAgo: number | null;
}

/** What the organisation tells its members for a while. */
export interface WorldAnnouncement {
  id: string;
  title: string;
  description: string;
  link: string | null;
  isActive: boolean;
  startsMinutesAgo: number;
  endsInMinutes: number;
  segmentIds: string[];
  authorId: string;
  createdMinutesAgo: number;
}

/** A mail that could not be sent, or perhaps not. */
export interface WorldFailedMail {
  key: string;
  kind: 'registered' | 'moved' | 'reminderWeek';
  outcome: 'failed' | 'unknown';
  personId: string;
  eventId: string;
  /** For which address it was refused, and with what words. */
  refusedFor: string | null;
  refusal: string | null;
  attempts: number;
  failedMinutesAgo: number;
}

/** What somebody was asked to pay. */
export interface WorldInvoice {
  id: string;
  personId: string;
  invoiceNum: string;
  daysAgo: number;
  /** From today; null: at once. */
  dueInDays: number | null;
  description: string;
  status: 'Pending' | 'Paid' | 'Cancelled' | 'Refunded';
  lines: { itemName: string; quantity: number; unitCents: number; hasGst: boolean }[];
  paidCents: number;
  refundedCents: number;
  /** Of which membership, in days from today; null: of none. */
  membershipDays: { start: number; end: number } | null;
}

/** Somebody's membership of the organisation. */
export interface WorldOwnMembership {
  id: string;
  personId: string;
  name: string;
  joinedDaysAgo: number;
  /** From today; null: it has no end. */
  renewedToInDays: number | null;
  endedDaysAgo: number | null;
}

/** Something that members choose, or that the organisation keeps of them. */
export interface WorldPreferenceItem {
  id: string;
  kind: 'commprefs' | 'interests' | 'areaofpractices' | 'fundingscheme';
  name: string;
  /** Among those of its kind. */
  position: number;
}

export interface WorldPreference {
  personId: string;
  itemId: string;
}

/** A folder of what a community shares. */
export interface WorldFolder {
  id: string;
  communityId: string;
  name: string;
  description: string;
  items: WorldFolderItem[];
}

export interface WorldFolderItem {
  id: string;
  name: string;
  description: string;
  /** The address of a link, or a file. */
  target: string | WorldAttachment;
  createdMinutesAgo: number;
}

/** A meeting of a community. */
export interface WorldMeeting extends WorldTiming {
  id: string;
  communityId: string;
  name: string;
  description: string;
  meetingLink: string;
  meetingId: string | null;
  meetingPassword: string | null;
  /** Before it begins; null: one can reply until it is over. */
  rsvpHoursBefore: number | null;
  /** For all members, for those of the community, or for those who are invited. */
  visible: 1 | 2 | 3;
  image: string | null;
  organiserId: string;
  /** Its organiser has called it off. */
  isRemoved: boolean;
  toDashBoard: boolean;
  people: { personId: string; isInvited: boolean; status: 0 | 1 | 2 }[];
  attachments: WorldAttachment[];
}

/** A documented account that anyone trying the portal can use. */
export interface DemoAccount {
  personId: string;
  email: string;
  /** What this account is for, in a few words, as printed by `npm start`. */
  purpose: string;
}

/** What news and resources are sorted by; one below another is a subcategory. */
export interface WorldContentCategory {
  id: string;
  label: string;
  type: 'NewsCategories' | 'ResourceCategories';
  parentId: string | null;
}

/** A piece of news, a resource, or a page. */
export interface WorldContentItem {
  id: string;
  kind: 'news' | 'resource' | 'page';
  name: string;
  shortDescription: string;
  contentHtml: string;
  /** Key of a drawn cover in `pictures`, or null. */
  image: string | null;
  status: 'draft' | 'active' | 'archived';
  isMembersOnly: boolean;
  /** None: it is for everybody. */
  segmentIds: string[];
  /** Subcategories too. */
  categoryIds: string[];
  tagIds: string[];
  attachments: WorldAttachment[];
  authorId: string;
  createdMinutesAgo: number;
  updatedMinutesAgo: number | null;
  /** When its time begins and ends; null: it is not said. */
  publishedMinutesAgo: number | null;
  endedMinutesAgo: number | null;
}

export interface World {
  people: WorldPerson[];
  categories: WorldCategory[];
  tags: WorldTag[];
  communities: WorldCommunity[];
  memberships: WorldMembership[];
  joinAnswers: WorldJoinAnswer[];
  posts: WorldPost[];
  polls: WorldPoll[];
  linkPreviews: WorldLinkPreview[];
  comments: WorldComment[];
  postLikes: WorldReaction[];
  commentLikes: WorldReaction[];
  communityLikes: WorldReaction[];
  communityFavourites: WorldReaction[];
  postSaves: WorldReaction[];
  reports: WorldReport[];
  events: WorldEvent[];
  tickets: WorldTicket[];
  waiting: WorldWaiting[];
  carts: WorldCart[];
  eventFavourites: WorldReaction[];
  orders: WorldOrder[];
  refundRequests: WorldRefundRequest[];
  cpdRecords: WorldCpdRecord[];
  certificates: WorldCertificate[];
  cpdLeaves: WorldCpdLeave[];
  cpdGoals: WorldCpdGoal[];
  reflections: WorldReflection[];
  cpdBatches: WorldCpdBatch[];
  courses: WorldCourse[];
  enrolments: WorldEnrolment[];
  audits: WorldAudit[];
  eventCategories: { id: string; label: string }[];
  eventPlaces: { id: string; name: string }[];
  segments: { id: string; name: string }[];
  organisations: WorldOrganisation[];
  postcodes: WorldPostCode[];
  faqs: WorldFaq[];
  announcements: WorldAnnouncement[];
  contentCategories: WorldContentCategory[];
  contentItems: WorldContentItem[];
  contentFavourites: WorldReaction[];
  failedMails: WorldFailedMail[];
  invoices: WorldInvoice[];
  preferenceItems: WorldPreferenceItem[];
  preferences: WorldPreference[];
  ownMemberships: WorldOwnMembership[];
  folders: WorldFolder[];
  meetings: WorldMeeting[];
  meetingFavourites: WorldReaction[];
  globalTermsHtml: string;
  demoAccounts: DemoAccount[];
}
