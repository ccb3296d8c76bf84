const ofAdministration = 100;

/** How many records a page of a list has. They stand apart from the other limits, because the first pages of the portal need them alone. */
export const pageSizes = {
  /** Most lists, lists of administration, and where one record is looked up. */
  list: 1000,
  admin: ofAdministration,
  single: 1,
  feed: 20,
  /** At most, of what was searched for: each is read again for its marks. */
  found: 50,
  /** Of each kind, on the page of a search everywhere. */
  foundEverywhere: 15,
  comments: 1000,
  /** Of a table in which those who run the portal keep something. */
  table: 10,
  tags: ofAdministration,
  categories: ofAdministration,
  members: ofAdministration,
  userPicker: 50,
  accountSearch: 1000,
  accountBatch: 100,
  events: 20,
  desk: 50,
  invitations: 50,
  users: 50,
  /** Of the directories: cards, as many of them at most, and companies as they are typed. */
  directory: 24,
  directoryCap: ofAdministration,
  companies: 5,
  ticketTypes: 20,
  /** Of an account, the newest. */
  securityEvents: 50,
  invoices: 10,
  notifications: 7,
  /** Of which are marked as read at once. */
  notificationBatch: 100,
  /** Of a period. */
  cpdRecords: 20,
  audits: 20,
  auditCases: 50,
  auditTrail: 30,
  /** Of what was submitted; each of the first of them can be remarked on. */
  auditRecords: ofAdministration,
  packRecords: 50,
  /** Of what was done in a community, and of what is appealed there. */
  moderationLog: 50,
  /** News and resources, and how many of them at most. */
  content: 8,
  contentCap: ofAdministration,
  /** The same for those who write them. */
  contentDesk: 20,
  /** What else there is to read on what somebody reads. */
  related: 4,
  relatedCap: 12,
  cap: 1000,
  /** A year of the calendar. */
  eventsCap: 2000,
} as const;
