import type { Db } from '../../db/connect.ts';
import { StartProblem } from '../../start-problem.ts';
import { audit } from '../auth/index.ts';
import type { PublicKey } from './site-key.ts';
import { type SiteRights, validKeys } from './manage-sites.queries.ts';
import {
  changeRights,
  endKey,
  endSessions,
  endSessionsOfKey,
  endSite,
  insertSite,
  insertSiteKey,
  lockSite,
} from './manage-sites.writes.ts';

/** So that a website can change its key without a gap. */
const keysAtOnce = 2;

const byHand = { personId: null, address: 'command line' };

export async function createSite(db: Db, id: string, rights: SiteRights, key: PublicKey, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await insertSite(tx, id, rights, now);
    if (made.length === 0) throw new StartProblem(`There is a website ${id} already, which may have been revoked.`);
    await insertKey(tx, id, key, now);
    await audit(tx, { kind: 'embedSiteCreated', ...byHand, data: { site: id, ...wordsOf(rights) } }, now);
  });
}

/** What is given takes the place of what was. Sessions of before end: the next ticket opens one by the new rights. */
export async function changeSite(db: Db, id: string, changes: Partial<SiteRights>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await heldSite(tx, id);
    const rights = { ...before, ...changes };
    await changeRights(tx, id, rights);
    await endSessions(tx, id, 'embedSiteChanged', now);
    await audit(tx, { kind: 'embedSiteChanged', ...byHand, data: { site: id, ...wordsOf(rights) } }, now);
  });
}

/** Another key, beside the one that is there: both count until one is revoked. */
export async function addKey(db: Db, siteId: string, key: PublicKey, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await heldSite(tx, siteId);
    const valid = await validKeys(tx, siteId);
    if (valid.length >= keysAtOnce)
      throw new StartProblem(`${siteId} has ${valid.length} keys already: revoke one of ${names(valid)} first.`);
    await insertKey(tx, siteId, key, now);
    await audit(tx, { kind: 'embedKeyAdded', ...byHand, data: { site: siteId, key: key.id } }, now);
  });
}

/** Its tickets are refused from now on, and the sessions that they opened have ended. */
export async function revokeKey(db: Db, keyId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await endKey(tx, keyId, now);
    if (row === undefined) throw new StartProblem(`There is no key ${keyId}, or it has been revoked.`);
    await endSessionsOfKey(tx, keyId, now);
    await audit(tx, { kind: 'embedKeyRevoked', ...byHand, data: { site: row.siteId, key: keyId } }, now);
  });
}

export async function revokeSite(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await heldSite(tx, id);
    await endSite(tx, id, now);
    await endSessions(tx, id, 'embedSiteRevoked', now);
    await audit(tx, { kind: 'embedSiteRevoked', ...byHand, data: { site: id } }, now);
  });
}

async function heldSite(tx: Db, id: string): Promise<SiteRights> {
  const row = await lockSite(tx, id);
  if (row === undefined) throw new StartProblem(`There is no website ${id}, or it has been revoked.`);
  return row;
}

async function insertKey(tx: Db, siteId: string, key: PublicKey, now: Date): Promise<void> {
  const made = await insertSiteKey(tx, key.id, siteId, key.jwk, now);
  if (made.length === 0) throw new StartProblem('This key is known already: make another one.');
}

function wordsOf({ origins, modules, allowsStaff, vouchesForSecondFactor }: SiteRights): Record<string, string> {
  return {
    origins: origins.join(' '),
    modules: modules.join(' '),
    allowsStaff: String(allowsStaff),
    vouchesForSecondFactor: String(vouchesForSecondFactor),
  };
}

function names(rows: readonly { id: string }[]): string {
  return rows.map(({ id }) => id).join(' and ');
}
