import type { Db } from '../../db/connect.ts';
import { selectSite } from './sites.queries.ts';

export function holdSite(tx: Db, keyId: string) {
  return selectSite(tx, keyId).for('share');
}
