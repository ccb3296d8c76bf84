import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { communities, memberships, people } from '../../db/schema/index.ts';
import type { Asking } from '../auth/index.ts';

/** Nobody is shown the picture of a disabled account. */
const avatarAssetId = sql<string | null>`case when ${people.disabledAt} is null then ${people.avatarAssetId} end`;

const ours = alias(memberships, 'ours');
const theirs = alias(memberships, 'theirs');

/**
 * `PrivacyViewer.isConnected` in SQL, looked up only where it matters by what the person has chosen, for these columns stand in every list of posts: what they show
 * to connections, and to whoever is no member what they show to members.
 */
export function isConnectedTo(viewer: Pick<Asking, 'id'>): SQL<boolean> {
  const inCommon = sql`exists (
    select 1 from ${memberships} ours join ${memberships} theirs on ${theirs.communityId} = ${ours.communityId}
    join ${communities} place on place.id = ${ours.communityId}
    where ${ours.personId} = ${viewer.id} and ${ours.status} = 'Joined' and ${theirs.personId} = ${people.id} and ${theirs.status} = 'Joined' and place.deleted_at is null and not place.is_auto_join)`;
  const isNoMember = sql`(select 'Member' = any (viewer.contact_types) from ${people} viewer where viewer.id = ${viewer.id}) is not true`;
  return sql<boolean>`case when ${people.privacy}::text like '%"connections"%' or (${people.privacy}::text like '%"members"%' and ${isNoMember}) then ${inCommon} else false end`;
}

/** A `PersonRow` inside a JSON answer of the database. */
export function personJson(isConnected: SQL<boolean>): SQL {
  return sql`json_build_object('id', ${people.id}, 'firstName', ${people.firstName}, 'lastName', ${people.lastName}, 'pronoun', ${people.pronoun}, 'avatarAssetId', ${avatarAssetId}, 'privacy', ${people.privacy}, 'isConnected', ${isConnected})`;
}

/** Of the person who asks, who sees all of it. */
export const ownColumns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  pronoun: people.pronoun,
  avatarAssetId: avatarAssetId.as('shown_avatar'),
};

/** A `PersonRow`, with what decides how much of it whoever asks is told. */
export function personColumns(viewer: Pick<Asking, 'id'>) {
  return {
    ...ownColumns,
    privacy: people.privacy,
    isConnected: isConnectedTo(viewer).as('is_connected'),
  };
}
