import { isForEverybody } from '@portal/api/rules';
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
import { type PictureWidth, requirePicture, widthOf } from './picture-width.ts';
import { createSizedPictures, type SizedPictures } from './sized-pictures.ts';

/** What is sent of a file: its bytes are read when the browser has none of them. */
interface Answer {
  name: string;
  type: string;
  tag: string;
  keeps: string;
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Serves files to whoever may read what they belong to at that moment, known by a token or by the address. */
export function mountAssets(app: Hono<AppEnv>, deps: Deps): void {
  const pictures = createSizedPictures(deps.files);
  app.get(`${assetPath}:id`, async (c) => {
    c.set('route', `GET ${assetPath}{id}`);
    const { id } = c.req.param();
    const now = deps.clock.now();
    const person = await readerOf(c, id, deps, now);
    c.set('personId', person.id);
    c.set('impersonatorId', person.impersonator?.id);
    const width = widthOf(c.req.query('w'));
    const found = isAssetId(id) ? await fileFacts(deps.db, id, person, now) : null;
    const { file, owner } = permitOnFile(found, person, deps.profile);
    const keeps = keepsOf(c, isForEverybody(owner), now);
    const whole = { ...file, tag: `"${file.hash}"`, keeps, read: () => deps.files.read(file.hash) };
    return send(c, width === undefined ? whole : await sized(c, whole, width, pictures));
  });
}

/** A token counts before what the address says: that may have been made for somebody else. */
function readerOf(c: Context<AppEnv>, assetId: string, deps: Deps, now: Date): Promise<Person> {
  const token = c.req.header('authorization');
  if (token !== undefined) return authenticate(deps.db, token, now);
  const { session: sessionId, exp: expires, sig: signature } = c.req.query();
  return authenticateSession(deps.db, deps.assetSigner.sessionOf({ assetId, sessionId, expires, signature }, now), now);
}

/** A bare address is the same for everybody, so the browser would show its file to the next user of the device. */
function keepsOf(c: Context<AppEnv>, isForAll: boolean, now: Date): string {
  if (c.req.header('authorization') !== undefined) return 'private, no-store';
  if (!isForAll) return 'private, max-age=300';
  // Never changes: another picture has another address. Its end was signed.
  const seconds = Math.floor((Number(c.req.query('exp')) - now.getTime()) / 1000);
  return `private, max-age=${Math.min(seconds, 86_400)}, immutable`;
}

/** The picture as wide as it is asked for, or the whole one: for good where that is lighter, for now where there is too much to draw. */
async function sized(
  c: Context<AppEnv>,
  whole: Answer & AssetRow,
  width: PictureWidth,
  pictures: SizedPictures,
): Promise<Answer> {
  requirePicture(whole);
  const tag = `"${whole.hash}-${width}"`;
  const answer = { ...whole, tag };
  if (isKnown(c, tag)) return answer;
  const bytes = await pictures.of(whole, width);
  if (bytes === 'original') return answer;
  if (bytes === null) return { ...whole, keeps: 'private, no-store' };
  return { ...answer, name: `${whole.name.replace(/\.\w+$/, '')}.webp`, type: 'image/webp', read: async () => bytes };
}

async function send(c: Context<AppEnv>, { name, type, tag, keeps, read }: Answer): Promise<Response> {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': disposition(type.startsWith('image/') ? 'inline' : 'attachment', name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': keeps,
    ETag: tag,
    Vary: 'Authorization',
  };
  for (const [header, value] of Object.entries(headers)) c.header(header, value);
  if (isKnown(c, tag)) return c.body(null, 304);
  const bytes = await read();
  if (bytes === null) throw notFound();
  return c.body(bytes);
}

/** The browser holds these very bytes already. */
function isKnown(c: Context<AppEnv>, tag: string): boolean {
  return (c.req.header('if-none-match') ?? '').includes(tag);
}
