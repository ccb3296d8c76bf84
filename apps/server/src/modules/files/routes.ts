import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound } from '../../http/problem.ts';
import { authenticate, authenticateSession } from '../auth/authenticate.ts';
import type { Person } from '../auth/person.ts';
import { assetPath, isAssetId } from './asset-urls.ts';
import { fileFacts } from './facts.ts';
import { disposition } from './file-name.ts';
import { permitOnFile } from './policy.ts';
import type { AssetRow } from './repository.ts';

/** Serves files to whoever may read what they belong to at that moment, known by a token or by the address. */
export function mountAssets(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${assetPath}:id`, async (c) => {
    c.set('route', `GET ${assetPath}{id}`);
    const { id } = c.req.param();
    const now = deps.clock.now();
    const person = await readerOf(c, id, deps, now);
    c.set('personId', person.id);
    c.set('impersonatorId', person.impersonator?.id);
    const found = isAssetId(id) ? await fileFacts(deps.db, id, person, now) : null;
    const file = permitOnFile(found, person, deps.profile);
    for (const [name, value] of Object.entries(headersOf(c, file))) c.header(name, value);
    if (isKnown(c, file)) return c.body(null, 304);
    const bytes = await deps.files.read(file.hash);
    if (bytes === null) throw notFound();
    return c.body(bytes);
  });
}

/** A token counts before what the address says: that may have been made for somebody else. */
function readerOf(c: Context<AppEnv>, assetId: string, deps: Deps, now: Date): Promise<Person> {
  const token = c.req.header('authorization');
  if (token !== undefined) return authenticate(deps.db, token, now);
  const { session: sessionId, exp: expires, sig: signature } = c.req.query();
  return authenticateSession(deps.db, deps.assetSigner.sessionOf({ assetId, sessionId, expires, signature }, now), now);
}

function headersOf(c: Context<AppEnv>, { type, name, hash }: AssetRow): Record<string, string> {
  // A bare address is the same for everybody, so the browser would show its file to the next user of the device.
  const keeps = c.req.header('authorization') === undefined ? 'private, max-age=300' : 'private, no-store';
  return {
    'Content-Type': type,
    'Content-Disposition': disposition(type.startsWith('image/') ? 'inline' : 'attachment', name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': keeps,
    ETag: `"${hash}"`,
    Vary: 'Authorization',
  };
}

/** The browser holds these very bytes already. */
function isKnown(c: Context<AppEnv>, { hash }: AssetRow): boolean {
  return (c.req.header('if-none-match') ?? '').includes(`"${hash}"`);
}
