import { firstLimits } from './first-limits.ts';

/** What one member may keep of files, in bytes. */
export const memberBytes = 1024 ** 3;

/** Limits that form, mock and server share. Sizes in bytes, waits in milliseconds, lengths in characters. */
export const limits = {
  ...firstLimits,
  fileBytes: 5_242_880,
  /** Of a photo of oneself, which is smaller than that. */
  avatarBytes: 5_242_879,
  /** Pixels from side to side that a picture can be asked for in. */
  pictureWidths: [96, 320, 640, 1280],
  filesPerPost: 10,
  filesPerComment: 10,
  filesPerAnswer: 1,
  tagsPerPost: 10,
  /** Of who a community is, and of what an editor keeps of that text. */
  aboutLength: 50_000,
  aboutJsonLength: 200_000,
  /** Of the terms of a community. */
  termsLength: 50_000,
  joinQuestion: { length: 150, most: 20 },
  postTitleLength: 150,
  postBodyLength: 100_000,
  commentBodyLength: 20_000,
  answerLength: 2_000,
  reportLength: 1_000,
  /** Of looking after what is written: what is told with a decision, how an appeal is put and answered, and how long one can be made. */
  moderation: { messageLength: 1_000, appealLength: 2_000, answerLength: 2_000, appealDays: 30, atOnce: 50 },
  /** An account is new for so many days: then it may have so many links in a text that nobody has looked at, and write so many posts a day. */
  newcomer: { days: 7, links: 2, postsPerDay: 3 },
  /** Words and addresses for which a post is held, and how long one is. */
  review: { words: 500, wordLength: 100 },
  /** That are decided about in one call. */
  reportsAtOnce: 1_000,
  /** What others would wait for while it is drawn; counted by `ContentMeasures`. */
  content: {
    elements: 3_000,
    depth: 40,
    columns: 50,
    span: 50,
    cells: 10_000,
    marks: 10,
    word: 500,
    unbroken: 2_000,
    turns: 1_000,
  },
  /** Of a post's poll; it closes within so many days. */
  poll: { leastOptions: 2, options: 10, optionLength: 120, days: 365 },
  keywordLength: 200,
  /** Of a filter of the content service: how deep it goes, and how much it holds; `length` of what is sent in an address, `bytes` of what is sent in a body. */
  contentFilter: {
    depth: 10,
    conditions: 40,
    values: 1_000,
    textLength: 200,
    fields: 100,
    fieldLength: 80,
    sorts: 4,
    length: 6_000,
    bytes: 65_536,
  },
  /** Of news, resources and pages as staff write them: `uploads` is what one has of files in all, `versions` how many of its last changes are kept, `deletedDays` how long one can be taken back. */
  contentItem: {
    nameLength: 200,
    shortLength: 500,
    bodyLength: 100_000,
    altLength: 300,
    fileNameLength: 200,
    labelLength: 100,
    categories: 20,
    tags: 20,
    segments: 200,
    attachments: 20,
    uploads: 100,
    versions: 100,
    deletedDays: 30,
    /** Of a file from elsewhere: its size, items, and labels of one item; and how many pictures of an item are named. */
    import: { bytes: 20_971_520, items: 5_000, labels: 20, pictures: 20 },
  },
  userSearchLetters: 3,
  organisationSearchLetters: 2,
  ticketSeconds: 60,
  /** A ticket that a website's server signs for its visitor; the clocks of both servers may differ by `skewSeconds`. */
  siteTicket: { length: 4_000, seconds: 60, skewSeconds: 10 },
  impersonationMinutes: 60,
  reasonLength: 500,
  /** Of somebody who comes instead of whoever holds a ticket. */
  nominee: { length: 150, mobileLength: 15 },
  /** What somebody writes about food or access. */
  needsLength: 500,
  /** At the door of an event: what a device keeps, sends at once, and reads from a ticket. */
  door: { tickets: 5_000, scansAtOnce: 200, codeLength: 100, notes: 1_000 },
  /** Types of tickets, and tickets of one type. */
  cart: { items: 20, quantity: 20, carts: 20 },
  /** Of what is written about an event; a price in cents. */
  event: {
    titleLength: 150,
    shortDescLength: 500,
    lineLength: 200,
    profileLength: 2_000,
    rows: 50,
    links: 50,
    cpdHours: 500,
    amountCents: 10_000_000,
    capacity: 100_000,
    messageLength: 1_000,
    files: 10,
    /** Days on which one is held again, at once. */
    repeats: 60,
    /** Places to read on, beside its documents. */
    furtherLinks: 10,
    addressLength: 2_000,
  },
  /** Of what is said of a community. */
  community: {
    nameLength: 150,
    shortDescriptionLength: 50,
    aliasLength: 150,
    categories: 100,
    segments: 200,
  },
  /** What communities and posts are found by. */
  catalogue: { nameLength: 100, descriptionLength: 500, tagLength: 60 },
  /** Of what the organisation announces. */
  announcement: { titleLength: 150, descriptionLength: 500, linkLength: 2_000, segments: 200 },
  /** Of what members ask often: entries in all, and saved in one call. */
  faq: { questionLength: 300, answerLength: 20_000, entries: 500, atOnce: 50 },
  /** Of a community's meeting; the password and the number are those of where it is held. */
  meeting: {
    titleLength: 300,
    descriptionLength: 2_000,
    numberLength: 100,
    passwordLength: 100,
    minutes: 1_440,
    files: 5,
    people: 500,
    communities: 200,
  },
  /** Looking after the members of a community: people at once, and why somebody is kept out. */
  membership: { atOnce: 100, reasonLength: 500 },
  /** Of what a community shares: folders of one, and files and links of a folder. */
  folder: { folders: 200, items: 500, nameLength: 150, descriptionLength: 1_000, addressLength: 2_000 },
  /** Of CPD: what somebody writes of what they learned, and what names a course. */
  cpd: {
    statusLength: 50,
    codeLength: 50,
    titleLength: 200,
    lineLength: 150,
    reflectionLength: 4_000,
    reasonLength: 500,
    minutes: 60_000,
    files: 10,
    records: 20_000,
    /** Of an entry that is said of several days at once. */
    seriesDays: 60,
    /** Of a period and of all, why one is aimed at, and what is linked to it. */
    goals: { perPeriod: 30, all: 500, whyLength: 500, records: 100 },
    /** Of a file of records, and how often somebody brings in several at once. */
    import: { characters: 1_000_000, rows: 1_000, columns: 40, nameLength: 200, batches: 500 },
  },
  /** Of audits of CPD: members of one, and what is written there and submitted at once. */
  audit: {
    people: 500,
    named: 100,
    nameLength: 150,
    seedLength: 64,
    noteLength: 2_000,
    reasonLength: 2_000,
    remarkLength: 1_000,
    remarks: 100,
    /** As many as somebody may have, and what all their words come to: more than anybody reads. */
    records: 20_000,
    characters: 20_000_000,
    submissions: 20,
  },
  /** Of figures over time: two years, one of them with a day more. */
  insightDays: 731,
  /** Of what is packed together: files within one pack, fewer than a ZIP names without extensions, and what they weigh in all, as much as one member may keep. */
  pack: { files: 60_000, bytes: memberBytes },
  /** Of what somebody says of themself. */
  account: {
    nameLength: 100,
    lineLength: 150,
    emailLength: 254,
    mobileLength: 30,
    pronounLength: 30,
    nameSaidLength: 100,
    postNominalsLength: 100,
    postCodeLength: 12,
    roleLength: 150,
    workflowFields: 50,
  },
  /** Of a name that is recorded: how long it is, its samples in a second, the file as it is sent, and the loudest sample below which nothing is heard. */
  nameSound: { seconds: 10, hertz: 16_000, bytes: 350_000, quietest: 300 },
  /** Of what somebody says at their first login, and of what is kept of it until they have said all. */
  firstTime: { descriptionLength: 600, choices: 30, areas: 30, categories: 60, idLength: 40, draftStepLength: 40 },
  /** Of the directories: pages by their number, areas that are looked for at once, people of whom somebody is told in a day, rows of a table, what somebody keeps of filters, places on a map, and lines of a file of postcodes. */
  directory: {
    pages: 50,
    areasLength: 2_000,
    peopleADay: 3_000,
    tableRows: 20_000,
    filters: 20,
    filterName: 60,
    places: 4_000,
    postCodeRows: 200_000,
  },
  /** Of a file of people to invite, and how long an invitation lets somebody in. */
  invitation: {
    characters: 2_000_000,
    rows: 5_000,
    columns: 60,
    fileNameLength: 200,
    memberNumberLength: 40,
    days: 30,
    /** Mails of one invitation. */
    sends: 10,
  },
  /** Of what somebody writes to the organisation: files, and what they weigh together. */
  enquiry: { commentsLength: 5_000, files: 10, bytes: 10_485_760 },
  /** Passkeys that somebody has, and what a device says of one. A challenge is open for `minutes`, and somebody has so many open. */
  passkey: {
    most: 10,
    nameLength: 60,
    minutes: 5,
    challenges: 5,
    credentialLength: 1_400,
    clientDataLength: 4_000,
    attestationLength: 12_000,
    authenticatorDataLength: 4_000,
    signatureLength: 4_000,
    userHandleLength: 100,
    transports: 10,
    transportLength: 20,
  },
  /** How long a change to an account can be taken back by the link in its mail. */
  alarmLinkHours: 72,
  /** How long an e-mail that was chosen can be confirmed by the link that was mailed to it. */
  confirmLinkHours: 72,
  /** Of a sign-in by the identity provider: how long somebody may stay there, and how long their browser may take to fetch its session. */
  identity: { attemptMinutes: 10, arrivalSeconds: 60 },
  /** Of an authenticator app: how long one that was begun waits for its first code, wrong ones, and recovery codes. */
  authenticator: { setUpMinutes: 10, tries: 5, recoveryCodes: 10 },
  /** Copies of one's data: how many one asks for a day, how long one is there, what is in it at most. And how long one has to keep an account after all, and how long invoices say whose it was. */
  personalData: {
    ...{ copiesPerDay: 3, copyHours: 24, copyFiles: 2_000, copyFileBytes: 1_000_000_000, copyBytes: 2_000_000_000 },
    ...{ deletionDays: 14, invoiceYears: 5 },
  },
  session: { accessMinutes: 15, refreshDays: 30 },
} as const;

/** Days and times that people enter lie from the first of these to before the second, whoever sends them. */
export const years = { from: '1970-01-02', before: '2200' } as const;

export const attachmentTypes = ['pdf', 'docx', 'xlsx', 'txt', 'png', 'jpeg', 'jpg', 'pptx', 'ppt'] as const;

/** File name endings that folders of a community take. */
export const assetTypes = [
  'pdf',
  'doc',
  'docx',
  'xlsx',
  'xls',
  'txt',
  'mp4',
  'png',
  'jpeg',
  'jpg',
  'pptx',
  'ppt',
] as const;

/** File name endings of news from elsewhere: one text as Markdown, or an export of WordPress. */
export const contentImportTypes = ['md', 'markdown', 'xml'] as const;

/** File name endings of images. */
export const imageTypes = ['png', 'jpeg', 'jpg'] as const;

/** File name endings of a name that is recorded. */
export const nameSoundTypes = ['wav'] as const;

/** File name endings that an enquiry takes, with the short forms of two of them. */
export const enquiryTypes = [
  'jpeg',
  'jpg',
  'gif',
  'png',
  'tiff',
  'tif',
  'bmp',
  'pdf',
  'doc',
  'csv',
  'xlsx',
  'docx',
] as const;
