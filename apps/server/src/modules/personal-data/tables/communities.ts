import { sql } from 'drizzle-orm';
import { because, by, copied, deleted, held, mine, own, stays, type Tables, within } from '../held.ts';

const { conversation } = because;
const heading = 'Communities';
const written = 'Posts and comments';
const ofPosts = within('post_id', 'posts', 'id', 'author_id');
/** What staff wrote for somebody is not theirs. */
const bySelf = sql`actor_id is null`;

/** What somebody does and writes in communities. */
export const communityTables: Tables = {
  memberships: held(
    mine,
    deleted,
    // Why somebody is blocked is the moderators' to know.
    copied(heading, 'community_id role status joined_at updated_at', { ...own, others: 'reason' }),
  ),
  join_answers: held(mine, deleted, copied(heading, 'question_id answer asset_id answered_at', own)),
  community_likes: held(mine, deleted, copied(heading, 'community_id at', own)),
  community_favourites: held(mine, deleted, copied(heading, 'community_id at', own)),
  community_views: held(mine, deleted, copied(heading, 'community_id at', own)),
  meetings: held(
    by('created_by'),
    stays(
      conversation,
      `id community_id created_by name description link number password start_at end_at duration zone rsvp_at visible image_asset_id
        notified_at published_at created_at deleted_at version calendar_revision calendar_revised_at`,
    ),
    copied(
      heading,
      'id community_id name description link start_at end_at duration zone rsvp_at visible published_at created_at deleted_at',
      {
        own: 'created_by',
        secret: 'number password',
        technical: 'image_asset_id notified_at version calendar_revision calendar_revised_at',
      },
    ),
  ),
  meeting_people: held(mine, deleted, copied(heading, 'meeting_id is_invited status at', own)),
  meeting_favourites: held(mine, deleted, copied(heading, 'meeting_id at', own)),
  posts: held(
    by('author_id'),
    stays(
      conversation,
      `id community_id author_id actor_id title body_html image_asset_id type visibility status is_frozen is_question
        accepted_comment_id likes_count comments_count views_count created_at updated_at version`,
    ),
    copied(
      written,
      `id community_id title body_html type visibility status is_frozen is_question accepted_comment_id likes_count comments_count
        views_count created_at updated_at`,
      { own: 'author_id', others: 'actor_id', technical: 'image_asset_id version' },
      bySelf,
    ),
  ),
  post_edits: held(
    by('author_id'),
    deleted,
    copied(written, 'post_id title body_html type tag_ids is_image_removed removed_asset_ids updated_at', {
      own: 'author_id',
      technical: 'image_asset_id post_version version',
    }),
  ),
  comments: held(
    by('author_id'),
    stays(
      conversation,
      'id post_id parent_comment_id depth author_id actor_id body_html likes_count created_at updated_at deleted_at version',
    ),
    copied(
      written,
      'id post_id parent_comment_id body_html likes_count created_at updated_at deleted_at',
      { own: 'author_id', others: 'actor_id', technical: 'depth version' },
      bySelf,
    ),
  ),
  post_polls: held(
    ofPosts,
    stays(conversation, 'post_id is_multiple results closes_at voters_count'),
    copied(written, 'post_id is_multiple results closes_at voters_count'),
  ),
  poll_options: held(
    ofPosts,
    stays(conversation, 'id post_id text position votes_count'),
    copied(written, 'id post_id text position votes_count'),
  ),
  poll_votes: held(mine, deleted, copied(written, 'post_id option_ids at', own)),
  post_tags: held(ofPosts, stays(conversation, 'post_id tag_id position')),
  post_likes: held(mine, deleted, copied(written, 'post_id at', own)),
  post_saves: held(mine, deleted, copied(written, 'post_id at', own)),
  post_views: held(mine, deleted, copied(written, 'post_id at', own)),
  comment_likes: held(mine, deleted, copied(written, 'comment_id at', own)),
  reports: held(
    by('reporter_id'),
    stays(
      'Moderators decide about what was reported.',
      'id post_id comment_id reporter_id reason created_at resolved_at',
    ),
    copied(written, 'id post_id comment_id reason created_at resolved_at', { own: 'reporter_id' }),
  ),
  moderation_appeals: held(
    by('author_id'),
    deleted,
    copied(written, 'id community_id words created_at outcome answer decided_at', {
      own: 'author_id',
      others: 'decided_by',
      technical: 'decision_id',
    }),
  ),
  moderation_log: held(
    mine,
    stays(
      'What those who look after a community did stays written, without whom it was done to.',
      'id community_id at deed actor_id post_id comment_id subject reason message note',
      { person_id: sql`null` },
    ),
    copied(written, 'community_id at deed post_id comment_id subject reason message', {
      ...own,
      others: 'actor_id note',
      technical: 'id',
    }),
  ),
  post_words: held(ofPosts, stays(conversation, 'post_id words')),
  comment_words: held(
    within('comment_id', 'comments', 'id', 'author_id'),
    stays(conversation, 'comment_id post_id words'),
  ),
  text_links: held(ofPosts, stays(conversation, 'text_id post_id comment_id url removed_url')),
  link_previews: held(
    by('asked_by'),
    stays(
      'It tells of a page, not of a person.',
      `id url asked_at due_at attempts claimed_at read_at title description site_name image_asset_id`,
      { asked_by: sql`null` },
    ),
  ),
};
