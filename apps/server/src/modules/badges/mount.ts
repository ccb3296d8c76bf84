import { contract } from '@portal/api/contract';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { enforceModule } from '../../http/enforce-module.ts';
import { notFound } from '../../http/problem.ts';
import { secureApi } from '../../http/security-headers.ts';
import { lastList } from './badge-rows.queries.ts';
import { revokedIn } from './badge-rows.writes.ts';
import { didDocument, issuerOf } from './issuer.ts';
import { signCredential } from './sign-credential.ts';
import { trustedKeys } from './signing-keys.queries.ts';
import { currentKey } from './signing-keys.ts';
import { statusListCredential, statusPath } from './status-list.ts';

/** For how long a verifier, and this process, may go on with what it has read. */
const cacheSeconds = 60;

/** What a verifier of credentials reads without asking anybody: the keys of the issuer, and which credentials are revoked. */
export function mountBadges(app: Hono<AppEnv>, deps: Deps): void {
  const { db, clock, profile, portalUrl } = deps;
  const lists = createLists(deps);
  app.get('/.well-known/did.json', secureApi, async (c) => {
    c.set('route', 'GET /.well-known/did.json');
    enforceModule(contract.cpd.verify.access, profile, null);
    forEverybody(c);
    return c.json(didDocument(issuerOf(portalUrl), await trustedKeys(db)));
  });
  app.get(`${statusPath}/:list{[1-9][0-9]{0,3}}`, secureApi, async (c) => {
    c.set('route', `GET ${statusPath}/{list}`);
    enforceModule(contract.cpd.verify.access, profile, null);
    const signed = await lists(Number(c.req.param('list')), clock.now());
    forEverybody(c);
    c.header('Content-Type', 'application/vc+jwt');
    return c.body(signed);
  });
}

/** However many ask, a list is looked at and signed once a minute. */
function createLists({ db, keySeal, portalUrl }: Deps) {
  const cached = new Map<number, { until: number; signed: Promise<string> }>();
  return async (list: number, now: Date): Promise<string> => {
    const known = cached.get(list);
    if (known !== undefined && known.until > now.getTime()) return known.signed;
    if (list > (await lastList(db))) throw notFound();
    const signed = sign(list, now);
    cached.set(list, { until: now.getTime() + cacheSeconds * 1000, signed });
    signed.catch(() => cached.delete(list));
    return signed;
  };

  async function sign(list: number, now: Date): Promise<string> {
    const revoked = await revokedIn(db, list, now);
    const credential = statusListCredential(portalUrl, { list, revoked, ttlMs: cacheSeconds * 1000 }, now);
    return signCredential(credential, await currentKey(db, keySeal, now), portalUrl);
  }
}

function forEverybody(c: Context): void {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`);
}
