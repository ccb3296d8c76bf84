import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import {
  aliasRefusal,
  archivedAtWished,
  communityDaysRefusal,
  type CommunityMoments,
  isNewsToEverybody,
  notificationTypes,
  segmentsWished,
  settledOpenness,
  staleCommunityRefusal,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { notify } from '../activities/index.ts';
import type { CommunityCall } from '../communities/index.ts';
import { addAssets, contentOf } from '../files/index.ts';
import { refuseUnknown } from './lists-of.ts';
import { replaceLists } from './lists-of.writes.ts';
import { isAliasTaken } from './taken-alias.queries.ts';
import { lockAliases } from './taken-alias.writes.ts';
import { changeCommunity, insertCommunity, lockCommunity, markRemoved } from './management.writes.ts';

type Management = typeof contract.management;
type Edit = HandlerInput<Management['edit']>['body'];
type Create = HandlerInput<Management['create']>['body'];

/** Answers with its id; everybody who may know of one that is open is told of it by one line. */
export async function createCommunity(body: Create, call: Call): Promise<string> {
  const { db, now } = call;
  const id = randomUUID();
  const openness = settledOpenness(body);
  const moments = momentsWished({ ...body, isArchived: undefined }, null, call);
  const image = contentOf(body.imageFile);
  await db.transaction(async (tx) => {
    await refuseTaken(tx, body.alias, id);
    await refuseUnknown(tx, body);
    const [imageAssetId = null] = await addAssets(tx, call, { files: [image], ownerKind: 'community', ownerId: id });
    const words = wordsOf(body);
    await insertCommunity(tx, { id, ...words, ...opennessOf(openness), ...moments, imageAssetId, createdAt: now });
    await replaceLists(tx, id, body);
    if (isNewsToEverybody(openness))
      await notify(tx, {
        type: notificationTypes.newOpenCommunityCreated,
        about: id,
        audience: 'everyone',
        initiatorId: personOf(call).id,
        communityId: id,
        at: now,
      });
  });
  return id;
}

export async function editCommunity(body: Edit, call: CommunityCall): Promise<void> {
  const { id } = call.facts.community;
  const image = body.imageFile && contentOf(body.imageFile);
  await call.db.transaction(async (tx) => {
    const before = found(await lockCommunity(tx, id));
    refuse(staleCommunityRefusal(body.version, before.version));
    const moments = momentsWished(body, before, call);
    await refuseTaken(tx, body.alias, id);
    await refuseUnknown(tx, body);
    const [imageAssetId] = image
      ? await addAssets(tx, call, { files: [image], ownerKind: 'community', ownerId: id })
      : [];
    await changeCommunity(tx, id, {
      ...wordsOf(body),
      ...opennessOf(settledOpenness(body)),
      ...moments,
      ...(imageAssetId === undefined ? {} : { imageAssetId }),
      version: before.version + 1,
    });
    const wished = segmentsWished(body['segmentIds[]'], body.isSetSegmentIdsEmpty, before.segmentIds);
    await replaceLists(tx, id, { ...body, 'segmentIds[]': wished });
  });
}

/** It stays for what hangs on it, and nobody may know of it any more. */
export async function removeCommunity({ db, facts, now }: CommunityCall): Promise<void> {
  const removed = await markRemoved(db, facts.community.id, now);
  found(removed);
}

async function refuseTaken(tx: Db, alias: string, ownId: string): Promise<void> {
  await lockAliases(tx);
  refuse(aliasRefusal(alias, await isAliasTaken(tx, alias, ownId)));
}

type Dates = Pick<Edit, 'aliveStartDate' | 'aliveEndDate' | 'archivedDate' | 'isArchived'>;

function momentsWished(body: Dates, before: CommunityMoments | null, { deps, now }: Call): CommunityMoments {
  const days = { now, zone: deps.profile.timeZone };
  const sent = { isArchived: body.isArchived, archivedAt: dateOf(body.archivedDate) };
  const moments = {
    aliveStartAt: dateOf(body.aliveStartDate),
    aliveEndAt: dateOf(body.aliveEndDate),
    archivedAt: archivedAtWished(sent, before?.archivedAt ?? null, days),
  };
  refuse(communityDaysRefusal(moments, before, days));
  return moments;
}

function wordsOf({ name, shortDescription, alias, isRequirePostApproval, pushToWebsite }: Create | Edit) {
  return { name, shortDescription, alias, isRequirePostApproval, pushToWebsite };
}

function opennessOf({ isPublic, isVisible, isAutoJoin }: Pick<Edit, 'isPublic' | 'isVisible' | 'isAutoJoin'>) {
  return { isPublic, isVisible, isAutoJoin };
}

function dateOf(text: string | undefined): Date | null {
  return text === undefined || text === '' ? null : new Date(text);
}
