import { readFile } from 'node:fs/promises';
import type { Db } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { withDatabase } from '../db/with-database.ts';
import {
  addKey,
  changeSite,
  createSite,
  listSites,
  newKeyPair,
  type PublicKey,
  readPublicKey,
  revokeKey,
  revokeSite,
  ticketAudience,
} from '../modules/embedding/index.ts';
import { portalUrlOf, readSettings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import { readSiteOptions, type SiteOptions, siteUsage } from './site-options.ts';

/** The websites whose servers vouch for their visitors: `pnpm portal embed-site create | change | add-key | revoke-key | revoke | list`. */
export async function embedSite(args: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  const options = readSiteOptions(args, settings.profile);
  return withDatabase(settings, async (db) => {
    await migrate(db);
    return run(db, options, ticketAudience(portalUrlOf(settings), settings.profile.name), new Date());
  });
}

export async function run(db: Db, options: SiteOptions, audience: string, now: Date): Promise<string> {
  const { action, site, key, rights } = options;
  switch (action) {
    case 'create': {
      const { publicKey, words } = await keyFor(options);
      const { origins, modules } = rights;
      if (origins === undefined || modules === undefined) throw new StartProblem(siteUsage);
      const given = { origins, modules, allowsStaff: rights.allowsStaff ?? false };
      const all = { ...given, vouchesForSecondFactor: rights.vouchesForSecondFactor ?? false };
      await createSite(db, site, all, publicKey, now);
      return `The portal takes tickets of ${site} with iss "${site}", aud "${audience}" and kid "${publicKey.id}".\n${words}`;
    }
    case 'change':
      await changeSite(db, site, rights, now);
      return `${site} is changed. Its visitors go on with their next tickets.\n`;
    case 'add-key': {
      const { publicKey, words } = await keyFor(options);
      await addKey(db, site, publicKey, now);
      return `Tickets of ${site} may have kid "${publicKey.id}" too. Revoke the other key once nothing signs with it.\n${words}`;
    }
    case 'revoke-key':
      await revokeKey(db, key, now);
      return `The key ${key} is revoked, and the sessions that it opened have ended.\n`;
    case 'revoke':
      await revokeSite(db, site, now);
      return `${site} is revoked, and the sessions of its visitors have ended.\n`;
    case 'list':
      return listed(await listSites(db));
  }
}

async function keyFor({ publicKeyFile }: SiteOptions): Promise<{ publicKey: PublicKey; words: string }> {
  if (publicKeyFile === undefined) {
    const { publicKey, privatePem } = await newKeyPair();
    return { publicKey, words: `Its private key, shown once and kept by the website's server alone:\n${privatePem}` };
  }
  const pem = await readFile(publicKeyFile, 'utf8').catch(() => {
    throw new StartProblem(`${publicKeyFile} cannot be read.`);
  });
  return { publicKey: await readPublicKey(pem), words: '' };
}

function listed(sites: Awaited<ReturnType<typeof listSites>>): string {
  if (sites.length === 0) return 'No website vouches for its visitors.\n';
  return sites
    .map(({ id, origins, modules, allowsStaff, vouchesForSecondFactor, revokedAt, keys }) => {
      const more = [...(allowsStaff ? ['staff'] : []), ...(vouchesForSecondFactor ? ['second factor'] : [])];
      const head = [
        `${id}${revokedAt === null ? '' : ' (revoked)'}`,
        origins.join(' '),
        [...modules, ...more].join(', '),
      ];
      const lines = keys.map((key) => `  ${key.id} since ${key.createdAt.toISOString()}${ending(key.revokedAt)}`);
      return `${head.join('  ')}\n${lines.join('\n')}\n`;
    })
    .join('');
}

function ending(revokedAt: Date | null): string {
  return revokedAt === null ? '' : `, revoked ${revokedAt.toISOString()}`;
}
