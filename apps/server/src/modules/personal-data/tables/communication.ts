import { sql } from 'drizzle-orm';
import { because, by, copied, deleted, held, mine, own, stays, type Tables } from '../held.ts';

const heading = 'Notifications and mails';
const { work } = because;

/** What somebody is told, what is counted, and what they made for the organisation. */
export const communicationTables: Tables = {
  activities: held(
    (id) => sql`(recipient_id = ${id} or member_id = ${id})`,
    deleted,
    copied(
      heading,
      'type audience community_id post_id comment_id asset_id meeting_id at',
      { own: 'recipient_id', others: 'member_id', technical: 'id cause' },
      sql`recipient_id is not null`,
    ),
  ),
  activity_people: held(mine, deleted),
  activity_reads: held(mine, deleted),
  activities_read: held(mine, deleted, copied(heading, 'until', own)),
  notification_settings: held(mine, deleted, copied(heading, 'unwanted', own)),
  news_mails: held(
    mine,
    deleted,
    copied(heading, 'pace posts comments replies mentions meetings digested_until mailed_until', own),
  ),
  announcement_dismissals: held(mine, deleted, copied(heading, 'announcement_id at', own)),
  home_orders: held(mine, deleted, copied('Preferences', 'sections updated_at', own)),
  put_away_steps: held(mine, deleted, copied(heading, 'kind target_id at', own)),
  mail_jobs: held(
    // What is told to others about a ticket that was passed on to them is theirs.
    (id) => sql`(person_id = ${id} and recipient is null)`,
    deleted,
    copied(heading, 'kind event_id due_at done_at outcome', {
      ...own,
      technical: 'key about recipient attempts claimed_at refused_for refusal',
    }),
  ),
  reminder_settings: held(mine, deleted, copied(heading, 'week day hour', own)),
  cpd_reminder_settings: held(mine, deleted, copied(heading, 'quarter month week', own)),
  outbox_messages: held(
    (id) => sql`recipient in (select unnest(array[email, mobile]) from people where id = ${id})`,
    deleted,
  ),
  engagement_events: held(mine, deleted, copied(heading, 'kind path target_id at', { ...own, technical: 'id' })),
  live_events: held(mine, deleted),
  person_preferences: held(mine, deleted, copied('Preferences', 'item_id added_at', own)),
  // Made by staff.
  announcements: held(
    by('created_by'),
    stays(work, 'id title description link is_active starts_at ends_at segment_ids created_at created_by updated_at'),
  ),
  news_feeds: held(mine, deleted, copied('Security', 'created_at read_at', { ...own, secret: 'id' })),
  content_favourites: held(mine, deleted, copied('Preferences', 'item_id at', own)),
  content_items: held(
    by('created_by'),
    stays(
      work,
      `id kind name short_description content_html image_asset_id image_alt status publish_from publish_until is_members_only segment_ids
        created_at created_by updated_at revision archived_from deleted_at`,
    ),
  ),
  content_changes: held(mine, stays(work, 'item_id revision at kind person_id fields asset_ids')),
  categories: held(
    by('created_by'),
    stays(work, 'id name description color parent_category_id created_at created_by updated_at'),
  ),
  review_words: held(by('created_by'), stays(work, 'id text created_at created_by')),
  faqs: held(
    (id) => sql`(created_by = ${id} or updated_by = ${id})`,
    stays(work, 'id question answer_html position created_at created_by updated_at updated_by deleted_at'),
  ),
};
