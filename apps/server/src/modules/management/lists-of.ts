import { unknownRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { refuse } from '../../http/problem.ts';
import { type CommunityLists, knownCategories, knownSegments, knownTags } from './lists-of.writes.ts';

export async function refuseUnknown(tx: Db, lists: CommunityLists): Promise<void> {
  refuse(unknownRefusal(...(await knownCategories(tx, lists))));
  refuse(unknownRefusal(...(await knownTags(tx, lists))));
  refuse(unknownRefusal(...(await knownSegments(tx, lists))));
}
