import { isDoneByStaff, securityEventKinds } from '@portal/rules';
import { sql } from 'drizzle-orm';
import { by, copied, deleted, deletedWith, held, mine, own, stays, type Tables, within } from '../held.ts';

const nothing = sql`null`;
const no = sql`false`;
const empty = sql`''`;

/** Who somebody is, and how they sign in. */
export const accountTables: Tables = {
  people: held(
    by('id'),
    stays(
      'What they wrote stands under the name of the row, which says nothing else.',
      // The name to search by is made of the names by the database, and so is whether they stand in the directory.
      'id disabled_at erased_at privacy_version created_at search_name is_listed',
      {
        ...{ first_name: sql`'Former'`, last_name: sql`'member'`, email: sql`id || '@former-member.invalid'` },
        ...{ password_hash: empty, description: empty, role: sql`0`, contact_types: sql`'{}'` },
        ...{ membership_lapsed: no, tfa_enabled: no, allow_sms: no, email_confirmed: no },
        ...{ pronoun: nothing, member_num: nothing, mobile: nothing, home_state: nothing, suburb: nothing },
        ...{ organisation_name: nothing, organisation_id: nothing, job_title: nothing, working_since: nothing },
        ...{ avatar_asset_id: nothing, joined_on: nothing, first_login_at: nothing, privacy: nothing },
        ...{ directory: nothing, expertise: sql`'{}'` },
      },
    ),
    copied(
      'Account',
      `id email email_confirmed first_name last_name pronoun contact_types member_num membership_lapsed tfa_enabled mobile allow_sms home_state suburb
        organisation_name job_title working_since description disabled_at joined_on first_login_at privacy directory expertise created_at`,
      {
        secret: 'password_hash',
        technical: 'search_name is_listed avatar_asset_id organisation_id role privacy_version erased_at',
      },
    ),
  ),
  person_details: held(
    mine,
    deleted,
    copied(
      'Account',
      `title middle_name preferred_name name_said post_nominals gender date_of_birth graduation_date address post_code country postal_address postal_suburb
        postal_state postal_post_code postal_country updated_at`,
      { ...own, technical: 'version' },
    ),
  ),
  person_requirements: held(
    mine,
    deleted,
    copied('Account', 'dietary_requirements other_dietary_requirement accessibility_requirement updated_at', own),
  ),
  enquiries: held(mine, deleted, copied('Account', 'id name email mobile member_number comments created_at', own)),
  person_segments: held(mine, deleted, copied('Account', 'segment_id', own)),
  first_times: held(
    mine,
    deleted,
    copied(
      'Account',
      `first_nations admitted_on admission_states bodies landline contact_preference address2 finished_at`,
      own,
    ),
  ),
  directory_filters: held(mine, deleted, copied('Account', 'name narrowing created_at', { ...own, technical: 'id' })),
  first_time_drafts: held(mine, deleted, copied('Account', 'step typed saved_at', own)),
  invitations: held(
    mine,
    deleted,
    copied('Account', 'invited_at expires_at opened_at accepted_at revoked_at sends', {
      ...own,
      technical: 'id mail_key',
      others: 'invited_by',
    }),
  ),
  data_copies: held(mine, deleted),
  account_deletions: held(mine, deleted),
  authenticators: held(
    mine,
    deleted,
    copied('Security', 'added_at', { ...own, secret: 'sealed_secret', technical: 'last_step' }),
  ),
  authenticator_set_ups: held(mine, deleted),
  recovery_codes: held(mine, deleted, copied('Security', 'made_at used_at', { ...own, secret: 'hash' })),
  passkeys: held(
    mine,
    deleted,
    copied('Security', 'name is_backed_up created_at last_used_at', {
      ...own,
      secret: 'credential_id public_key user_handle',
      technical: 'id counter transports',
    }),
  ),
  passkey_challenges: held(mine, deleted),
  person_identities: held(mine, deleted, copied('Security', 'issuer subject linked_at', own)),
  identity_arrivals: held(mine, deleted),
  email_confirmations: held(mine, deleted),
  refresh_tokens: held(within('session_id', 'sessions'), deletedWith('sessions')),
  sessions: held(
    mine,
    deleted,
    copied(
      'Security',
      'access_expires_at created_at last_seen_at address user_agent origin grants_staff ended_at end_reason',
      { ...own, secret: 'access_hash', technical: 'id parent_id embed_key_id scope' },
      // Of whoever acts for somebody the device is their own.
      sql`parent_id is null`,
    ),
  ),
  login_challenges: held(mine, deleted),
  password_resets: held(mine, deleted),
  account_alarms: held(mine, deleted),
  known_devices: held(mine, deleted, copied('Security', 'last_seen_at', { ...own, secret: 'hash' })),
  audit_events: held(
    mine,
    stays(
      'That something happened to an account stays written; from where, and of whom, does not.',
      'id at kind person_id',
      { address: nothing, data: sql`'{}'::jsonb` },
    ),
    copied(
      'Security',
      'at kind address',
      { ...own, technical: 'id', others: 'data' },
      // What a person is told of elsewhere too, without where staff were.
      sql`kind in ${securityEventKinds.filter((kind) => !isDoneByStaff(kind))}`,
    ),
  ),
  rate_limits: held((id) => sql`right(key, length(${id}) + 1) = ':' || ${id}`, deleted),
  idempotent_replies: held(mine, deleted),
  calendar_feeds: held(
    mine,
    deleted,
    copied('Security', 'created_at read_at changed_at', { ...own, secret: 'id', technical: 'tag' }),
  ),
};
