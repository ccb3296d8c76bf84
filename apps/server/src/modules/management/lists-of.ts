import { unknownRefusal } from '@portal/api/rules';
import type { Db } from '../../db/connect.ts';
import { categories, segments, tags } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import { type CommunityLists, knownOf } from './lists-of.writes.ts';

export async function refuseUnknown(tx: Db, lists: CommunityLists): Promise<void> {
  refuse(unknownRefusal(...(await knownOf(tx, categories, categories.id, lists, 'categoryIds[]'))));
  refuse(unknownRefusal(...(await knownOf(tx, tags, tags.id, lists, 'tagsId[]'))));
  refuse(unknownRefusal(...(await knownOf(tx, segments, segments.id, lists, 'segmentIds[]'))));
}
