import { type SQL, sql } from 'drizzle-orm';

/** What becomes of the rows that tell of a person once their account is erased. */
export type Fate =
  | { kind: 'deleted' }
  /** They go with the rows of another table. */
  | { kind: 'deletedWith'; table: string }
  /** They stay; what of them tells of the person is set to this. */
  | { kind: 'blanked'; set: SQL; because: string }
  /** They stay under the name 'Former member', who is no longer told apart from a name. */
  | { kind: 'former'; because: string }
  | { kind: 'keptByLaw'; because: string };

/** What a table holds of a person. */
export interface Held {
  /** Which rows are theirs. */
  rows(personId: string): SQL;
  /** Where the copy shows them, and what of them it does not; null: it does not have them. */
  copy: { heading: Heading; without: readonly string[]; only: SQL | null } | null;
  fate: Fate;
}

/** The parts of a copy, in their order. */
export const headings = [
  'Account',
  'Membership and invoices',
  'Events and orders',
  'CPD',
  'Communities',
  'Posts and comments',
  'Notifications and mails',
  'Preferences',
  'Security',
] as const;
export type Heading = (typeof headings)[number];

type Rows = Held['rows'];

const by =
  (column: string): Rows =>
  (id) =>
    sql`${sql.identifier(column)} = ${id}`;

/** Rows of what a row of the person owns. */
const within =
  (column: string, table: string, key = 'id', owner = 'person_id'): Rows =>
  (id) =>
    sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${id})`;

const deleted: Fate = { kind: 'deleted' };
const deletedWith = (table: string): Fate => ({ kind: 'deletedWith', table });
const former = (because: string): Fate => ({ kind: 'former', because });
const byLaw = (because: string): Fate => ({ kind: 'keptByLaw', because });
const blanked = (set: SQL, because: string): Fate => ({ kind: 'blanked', set, because });

interface Shown {
  without?: readonly string[];
  only?: SQL;
}

function held(rows: Rows, fate: Fate, heading: Heading | null = null, { without = [], only }: Shown = {}): Held {
  return { rows, fate, copy: heading && { heading, without: ['person_id', ...without], only: only ?? null } };
}

const mine = by('person_id');
const conversation = 'Others answered it.';
const money = 'Tax law asks for what was paid to be kept for five years.';
const work = 'It says who did it for the organisation.';

/**
 * Of every table that holds something of a person: which rows are theirs, what a copy shows of them, and what erasing their account does. In this order rows go: what
 * triggers write on the way is gone after it.
 */
export const registry: Readonly<Record<string, Held>> = {
  // The person.
  people: held(
    by('id'),
    blanked(
      sql`first_name = 'Former', last_name = 'member', email = id || '@former-member.invalid', password_hash = '', pronoun = null,
        role = 0, contact_types = '{}', member_num = null, membership_lapsed = false, tfa_enabled = false, mobile = null, allow_sms = false,
        home_state = null, suburb = null, organisation_name = null, organisation_id = null, job_title = null, working_since = null,
        description = '', avatar_asset_id = null, joined_on = null, first_login_at = null, privacy = null`,
      'What they wrote stands under the name of the row, which says nothing else.',
    ),
    'Account',
    { without: ['password_hash', 'search_name', 'avatar_asset_id', 'role', 'privacy_version', 'erased_at'] },
  ),
  person_details: held(mine, deleted, 'Account', { without: ['version'] }),
  person_requirements: held(mine, deleted, 'Account'),
  enquiries: held(mine, deleted, 'Account'),
  person_segments: held(mine, deleted, 'Account'),
  data_copies: held(mine, deleted),
  account_deletions: held(mine, deleted),
  // How they sign in.
  refresh_tokens: held(within('session_id', 'sessions'), deletedWith('sessions')),
  sessions: held(mine, deleted, 'Security', { without: ['access_hash', 'parent_id', 'embed_key_id', 'scope'] }),
  login_challenges: held(mine, deleted),
  password_resets: held(mine, deleted),
  account_alarms: held(mine, deleted),
  known_devices: held(mine, deleted, 'Security', { without: ['hash'] }),
  audit_events: held(
    mine,
    blanked(
      sql`address = null, data = '{}'::jsonb`,
      'That something happened to an account stays written; from where, and of whom, does not.',
    ),
    'Security',
    // What staff noted is theirs.
    {
      without: ['data', 'id'],
      only: sql`kind not in ('impersonationStarted', 'sessionEndedByAdmin', 'signedOutByAdmin')`,
    },
  ),
  rate_limits: held((id) => sql`right(key, length(${id}) + 1) = ':' || ${id}`, deleted),
  idempotent_replies: held(mine, deleted),
  calendar_feeds: held(mine, deleted, 'Security', { without: ['id', 'tag'] }),
  // Money.
  invoices: held(mine, byLaw(money), 'Membership and invoices', { without: ['billed_to'] }),
  invoice_payments: held(
    (id) => sql`invoice_id in (select id from invoices where person_id = ${id})`,
    byLaw(money),
    'Membership and invoices',
    { without: ['refusals', 'next_at'] },
  ),
  own_memberships: held(mine, deleted, 'Membership and invoices'),
  orders: held(mine, byLaw(money), 'Events and orders'),
  order_items: held(within('order_id', 'orders'), byLaw(money), 'Events and orders'),
  refunds: held(within('order_id', 'orders'), byLaw(money), 'Events and orders', { without: ['refusals', 'next_at'] }),
  test_payments: held(within('order_id', 'orders'), byLaw(money)),
  stripe_sessions: held(within('order_id', 'orders'), byLaw(money)),
  cart_items: held(within('cart_id', 'carts'), deletedWith('carts'), 'Events and orders'),
  carts: held(mine, deleted, 'Events and orders'),
  // Events.
  refund_requests: held(
    within('ticket_id', 'tickets'),
    blanked(sql`reason = '', answer = ''`, money),
    'Events and orders',
    { without: ['decided_by'] },
  ),
  door_scans: held(within('ticket_id', 'tickets'), former('Organisers count who came.'), 'Events and orders'),
  tickets: held(
    mine,
    blanked(
      sql`nominee = null, dietary_requirements = '[]'::jsonb, other_dietary_requirement = null, accessibility_requirement = null`,
      'Organisers count who came.',
    ),
    'Events and orders',
    // Who comes instead is told of to them.
    { without: ['nominee', 'code_version'] },
  ),
  waiting_entries: held(mine, former('The others in the line keep their places.'), 'Events and orders'),
  event_favourites: held(mine, deleted, 'Events and orders'),
  event_changes: held(mine, former(work)),
  event_presenters: held(
    mine,
    blanked(sql`person_id = null`, 'The programme of an event is published by the organisation.'),
  ),
  // CPD; what its triggers keep goes last.
  certificates: held(
    mine,
    blanked(sql`person_id = null`, 'Whoever was shown a certificate can still ask whether it holds; it says no name.'),
    'CPD',
    { without: ['content_hash', 'claim_hash', 'withdrawn_by', 'withdrawn_reason'] },
  ),
  badges: held(
    within('certificate_number', 'certificates', 'number'),
    former('Whoever was shown a certificate can still ask whether it holds.'),
    'CPD',
  ),
  cpd_goal_records: held(within('goal_id', 'cpd_goals'), deletedWith('cpd_goals')),
  cpd_goals: held(mine, deleted, 'CPD', { without: ['revision'] }),
  cpd_reflections: held(mine, deleted, 'CPD', { without: ['revision'] }),
  cpd_audit_submissions: held(within('case_id', 'cpd_audit_cases'), deletedWith('cpd_audit_cases'), 'CPD', {
    without: ['decided_by'],
  }),
  cpd_audit_cases: held(mine, deleted, 'CPD', { without: ['revision'] }),
  cpd_audit_trail: held(
    mine,
    blanked(sql`person_id = null`, 'What was done in an audit stays written, without whom it was done to.'),
  ),
  cpd_records: held(mine, deleted, 'CPD', { without: ['revision', 'source_key', 'accepted_hash'] }),
  cpd_batches: held(mine, deleted, 'CPD'),
  enrolments: held(mine, deleted, 'CPD'),
  enrolment_changes: held(mine, deleted),
  cpd_leaves: held(mine, deleted, 'CPD'),
  // Files of posts, comments, folders and meetings stay with those.
  assets: held(
    (id) =>
      sql`(uploaded_by = ${id} and owner_kind in ('avatar', 'answer', 'cpdRecord', 'cpdAudit', 'enquiry', 'postEdit', 'postEditImage'))`,
    deleted,
  ),
  cpd_record_versions: held(mine, deleted, 'CPD', { without: ['id'] }),
  cpd_plan_versions: held(mine, deleted, 'CPD', { without: ['id'] }),
  cpd_person_versions: held(mine, deleted, 'CPD', { without: ['id'] }),
  // Communities.
  // Why somebody is blocked is the moderators' to know.
  memberships: held(mine, deleted, 'Communities', { without: ['reason'] }),
  join_answers: held(mine, deleted, 'Communities'),
  community_likes: held(mine, deleted, 'Communities'),
  community_favourites: held(mine, deleted, 'Communities'),
  community_views: held(mine, deleted, 'Communities'),
  meetings: held(by('created_by'), former(conversation), 'Communities', {
    without: ['created_by', 'number', 'password'],
  }),
  meeting_people: held(mine, deleted, 'Communities'),
  meeting_favourites: held(mine, deleted, 'Communities'),
  posts: held(by('author_id'), former(conversation), 'Posts and comments', {
    without: ['author_id', 'actor_id'],
    only: sql`actor_id is null`,
  }),
  post_edits: held(by('author_id'), deleted, 'Posts and comments', { without: ['author_id'] }),
  comments: held(by('author_id'), former(conversation), 'Posts and comments', {
    without: ['author_id', 'actor_id'],
    only: sql`actor_id is null`,
  }),
  post_polls: held(within('post_id', 'posts', 'id', 'author_id'), former(conversation), 'Posts and comments'),
  poll_options: held(within('post_id', 'posts', 'id', 'author_id'), former(conversation), 'Posts and comments'),
  poll_votes: held(mine, deleted, 'Posts and comments'),
  post_tags: held(within('post_id', 'posts', 'id', 'author_id'), former(conversation)),
  post_likes: held(mine, deleted, 'Posts and comments'),
  post_saves: held(mine, deleted, 'Posts and comments'),
  post_views: held(mine, deleted, 'Posts and comments'),
  comment_likes: held(mine, deleted, 'Posts and comments'),
  reports: held(by('reporter_id'), former('Moderators decide about what was reported.'), 'Posts and comments', {
    without: ['reporter_id'],
  }),
  post_words: held(within('post_id', 'posts', 'id', 'author_id'), former(conversation)),
  comment_words: held(within('comment_id', 'comments', 'id', 'author_id'), former(conversation)),
  text_links: held(within('post_id', 'posts', 'id', 'author_id'), former(conversation)),
  link_previews: held(by('asked_by'), blanked(sql`asked_by = null`, 'It tells of a page, not of a person.')),
  // What they are told, and what is counted.
  activities: held((id) => sql`(recipient_id = ${id} or member_id = ${id})`, deleted, 'Notifications and mails', {
    without: ['id', 'cause', 'recipient_id', 'member_id'],
    only: sql`recipient_id is not null`,
  }),
  activity_people: held(mine, deleted),
  activity_reads: held(mine, deleted),
  activities_read: held(mine, deleted, 'Notifications and mails'),
  notification_settings: held(mine, deleted, 'Notifications and mails'),
  announcement_dismissals: held(mine, deleted, 'Notifications and mails'),
  mail_jobs: held(mine, deleted, 'Notifications and mails', {
    without: ['key', 'about', 'recipient', 'attempts', 'claimed_at', 'refused_for', 'refusal'],
  }),
  reminder_settings: held(mine, deleted, 'Notifications and mails'),
  cpd_reminder_settings: held(mine, deleted, 'Notifications and mails'),
  outbox_messages: held(
    (id) => sql`recipient in (select unnest(array[email, mobile]) from people where id = ${id})`,
    deleted,
  ),
  engagement_events: held(mine, deleted, 'Notifications and mails', { without: ['id'] }),
  live_events: held(mine, deleted),
  person_preferences: held(mine, deleted, 'Preferences'),
  // Made by staff.
  announcements: held(by('created_by'), former(work)),
  categories: held(by('created_by'), former(work)),
  faqs: held((id) => sql`(created_by = ${id} or updated_by = ${id})`, former(work)),
};

/** Tables that tell of nobody, by what they hold. */
export const impersonal: Readonly<Record<string, string>> = {
  used_tickets: 'hashes of tickets of other systems',
  signing_keys: 'keys of the organisation',
  communities: 'communities',
  community_categories: 'communities',
  community_segments: 'communities',
  join_questions: 'what communities ask',
  folders: 'what communities share',
  folder_items: 'what communities share',
  documents: 'texts of the portal',
  cpd_audits: 'audits, not who is in them',
  cpd_rule_versions: 'rules of the organisation',
  cpd_history_starts: 'since when versions are kept',
  courses: 'courses',
  embed_sites: 'websites',
  embed_keys: 'websites',
  event_locations: 'events',
  event_categories: 'events',
  events: 'events',
  event_category_links: 'events',
  event_tags: 'events',
  event_sessions: 'events',
  event_attachments: 'events',
  event_ticket_types: 'events',
  cpd_reminder_rounds: 'which reminders were queued',
  organisations: 'organisations',
  segments: 'segments',
  tags: 'tags',
  community_tags: 'tags',
  preference_items: 'what can be chosen',
  known_words: 'single words of all texts, without where they stand; those that stand nowhere any more go the same day',
  seeds: 'which seeds were seeded',
  migrations: 'which migrations were run',
  daily_jobs: 'which work was done',
};
