import { periodAt, rulePacks } from '@portal/rules';
import { type BenchCall, get, jsonAsStaff } from './bench-call.ts';

const sampleSize = 5;
const candidates = `p.contact_types @> '{Member}' and p.disabled_at is null and not p.membership_lapsed and exists (select 1 from cpd_records r
  where r.person_id = p.id and r.deleted_at is null and r.completed_at >= $1::timestamptz and r.completed_at < $2::timestamptz)`;
const filter = { records: 'some', leavesOutAsked: false };

/** How far a member has come, and among how many an audit is drawn. */
export function cpdCalls(): readonly BenchCall[] {
  const period = periodAt(rulePacks['ot-board'], 'Australia/Sydney', new Date());
  const { id: periodId, startAt, endAt } = period;
  const within = [startAt.toISOString(), endAt.toISOString()];
  const whom = { kind: 'sample', size: sampleSize, filter };
  return [
    {
      name: 'CPD tracker',
      request: (reader) => get(reader, '/api/user/cpds'),
      bare: {
        text: `select r.*, sum(r.minutes) over (partition by r.category) as "inCategory", count(*) over () as records,
            coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name)) from assets f where f.owner_kind = 'cpdRecord' and f.owner_id = r.id), '[]') as attachments
          from cpd_records r where r.person_id = $1 and r.deleted_at is null order by r.completed_at desc nulls first`,
        values: (reader) => [`member-${reader}`],
      },
    },
    {
      name: 'CPD gap',
      request: (reader) => get(reader, '/api/user/cpd/period/current/events'),
      bare: {
        text: `with done as (select category, sum(minutes) as minutes from cpd_records where person_id = $1 and deleted_at is null and completed_at >= $2 group by category)
          select e.id, e.title, e.start_at, e.cpd_hours, (select json_agg(done) from done) as done from events e
          where e.status = 'published' and e.cpd_hours is not null and e.start_at > now() and e.end_at <= $3
            and not exists (select 1 from tickets t where t.event_id = e.id and t.person_id = $1 and t.status = 'Active') order by e.start_at, e.id limit 3`,
        values: (reader) => [`member-${reader}`, ...within],
      },
    },
    {
      name: 'audit candidates',
      request: (reader) => jsonAsStaff(reader, '/api/admin/cpd/audit/candidates', { periodId, filter }),
      bare: { text: `select count(*) as people from people p where ${candidates}`, values: () => within },
    },
    {
      name: 'audit draw',
      once: {
        reset: [
          'truncate cpd_audits, cpd_audit_cases, cpd_audit_submissions, cpd_audit_trail',
          `delete from mail_jobs where kind = 'auditAsked'`,
        ],
      },
      request: (number) =>
        jsonAsStaff(number + 1, '/api/admin/cpd/audit', {
          name: `Audit ${number}`,
          periodId,
          dueOn: '2199-12-31',
          whom,
        }),
      bare: {
        text: `with drawn as (select p.id from people p where ${candidates} order by encode(sha256(convert_to($3::text || ':' || p.id, 'UTF8')), 'hex') collate "C" limit ${sampleSize}),
          made as (insert into cpd_audits (id, name, first_day, last_day, due_on, status, selection, created_at)
            values (gen_random_uuid(), 'Audit', '2025-12-01', '2026-11-30', '2199-12-31', 'open', '{"kind":"named","size":${sampleSize}}', now()) returning id)
          insert into cpd_audit_cases (id, audit_id, person_id, status, due_on) select gen_random_uuid(), made.id, drawn.id, 'asked', '2199-12-31' from made, drawn`,
        values: (number) => [...within, `seed ${number}`],
      },
    },
  ];
}
