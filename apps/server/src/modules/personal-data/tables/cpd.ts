import { sql } from 'drizzle-orm';
import { copied, deleted, deletedWith, held, mine, own, stays, type Tables, within } from '../held.ts';

const heading = 'CPD';
const version = { ...own, technical: 'id' } as const;

/** What somebody has learned. What triggers keep of it goes last. */
export const cpdTables: Tables = {
  certificates: held(
    mine,
    stays(
      'Whoever was shown a certificate can still ask whether it holds; it says no name.',
      `number kind record_id period_id content_hash claim_hash issued_at revoked_at withdrawn_at withdrawn_by withdrawn_reason`,
      { person_id: sql`null` },
    ),
    copied(heading, 'number kind record_id period_id issued_at revoked_at withdrawn_at', {
      ...own,
      secret: 'content_hash claim_hash',
      others: 'withdrawn_by withdrawn_reason',
    }),
  ),
  badges: held(
    within('certificate_number', 'certificates', 'number'),
    stays(
      'Whoever was shown a certificate can still ask whether it holds.',
      'status_index certificate_number created_at revoked_at',
    ),
    copied(heading, 'status_index certificate_number created_at revoked_at'),
  ),
  cpd_goal_records: held(within('goal_id', 'cpd_goals'), deletedWith('cpd_goals')),
  cpd_goals: held(
    mine,
    deleted,
    copied(heading, 'id day title why by category minutes reached_at created_at updated_at', {
      ...own,
      technical: 'revision',
    }),
  ),
  cpd_reflections: held(mine, deleted, copied(heading, 'day text written_at', { ...own, technical: 'revision' })),
  cpd_audit_submissions: held(
    within('case_id', 'cpd_audit_cases'),
    deletedWith('cpd_audit_cases'),
    copied(heading, 'id case_id number submitted_at note contents papers decision decided_at reason remarks', {
      others: 'decided_by',
    }),
  ),
  cpd_audit_cases: held(
    mine,
    deleted,
    copied(heading, 'id audit_id status due_on submissions submitted_at', { ...own, technical: 'revision' }),
  ),
  cpd_audit_trail: held(
    mine,
    stays(
      'What was done in an audit stays written, without whom it was done to.',
      'id audit_id at kind actor_id due_on',
      { person_id: sql`null` },
    ),
  ),
  cpd_records: held(
    mine,
    deleted,
    copied(
      heading,
      `id title category domain presenter completed_at time_zone minutes learned plan related_event_id source batch_id created_at
        updated_at withdrawn_at corrected_at deleted_at`,
      { ...own, technical: 'revision source_key accepted_hash' },
    ),
  ),
  cpd_batches: held(mine, deleted, copied(heading, 'id kind name records_count created_at', own)),
  enrolments: held(
    mine,
    deleted,
    copied(heading, 'id course_id status expires_on completed_on created_at', { ...own, secret: 'login_url' }),
  ),
  enrolment_changes: held(mine, deleted),
  cpd_leaves: held(mine, deleted, copied(heading, 'id first_day last_day created_at', own)),
  // Files of posts, comments, folders and meetings stay with those.
  assets: held(
    (id) =>
      sql`(uploaded_by = ${id} and owner_kind in ('avatar', 'nameSound', 'answer', 'cpdRecord', 'cpdAudit', 'enquiry', 'postEdit', 'postEditImage'))`,
    deleted,
  ),
  cpd_record_versions: held(mine, deleted, copied(heading, 'record_id at is_deleted contents', version)),
  cpd_plan_versions: held(mine, deleted, copied(heading, 'plan_id at is_deleted contents', version)),
  cpd_person_versions: held(mine, deleted, copied(heading, 'until contents', version)),
};
