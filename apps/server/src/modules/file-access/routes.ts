import { isForEverybody } from '@portal/rules';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { type CallCounter, createCallCounter } from '../../http/call-limits.ts';
import { notFound } from '../../http/problem.ts';
import { authenticate, authenticateSession } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { assetPath, isAssetId } from '../../signing/asset-urls.ts';
import {
  type AssetRow,
  disposition,
  nameOfShape,
  type PictureFormat,
  type PictureShape,
  shapeOf,
} from '../files/index.ts';
import { type PictureWidth, requirePicture, widthOf } from '../../signing/picture-width.ts';
import { byteRangeOf } from './byte-range.ts';
import { fileFacts } from './facts.queries.ts';
import { permitOnFile } from './policy.ts';
import { createSizedPictures, type SizedPictures } from './sized-pictures.ts';

/** What is sent of a file: its bytes are read when the browser has none of them. */
interface Answer {
  name: string;
  type: string;
  tag: string;
  keeps: string;
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** What is drawn for one person alone takes a core for a moment. */
const drawingLimit = { group: 'drawings', calls: 120, seconds: 60 };

/** Serves files to whoever may read what they belong to at that moment, known by a token or by the address. */
export function mountAssets(app: Hono<AppEnv>, deps: Deps): void {
  const drawing = { pictures: createSizedPictures(deps.files), counter: createCallCounter(deps.db) };
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
    const shape = shapeOf(c.req.query(), file, c.req.header('accept'));
    if (shape !== null) return send(c, await drawn(c, whole, shape, { ...drawing, person, now }));
    return send(c, width === undefined ? whole : await sized(c, whole, width, drawing.pictures));
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
  requirePicture(whole, 'w');
  const tag = `"${whole.hash}-${width}"`;
  const answer = { ...whole, tag };
  if (isKnown(c, tag)) return answer;
  const bytes = await pictures.of(whole, width);
  if (bytes === 'original') return answer;
  if (bytes === null) return { ...whole, keeps: 'private, no-store' };
  return { ...answer, ...namedAs(whole.name, 'webp'), read: async () => bytes };
}

/** The picture in the shape that is asked for; the whole one, for now, where there is too much to draw. */
async function drawn(
  c: Context<AppEnv>,
  whole: Answer & AssetRow,
  shape: PictureShape,
  { pictures, counter, person, now }: { pictures: SizedPictures; counter: CallCounter; person: Person; now: Date },
): Promise<Answer> {
  requirePicture(whole, 'width');
  const tag = `"${whole.hash}-${nameOfShape(shape)}"`;
  const answer = { ...whole, tag, ...namedAs(whole.name, shape.format) };
  if (isKnown(c, tag)) return answer;
  await counter.count(drawingLimit, person.id, now);
  const bytes = await pictures.shaped(whole, shape);
  return bytes === null ? { ...whole, keeps: 'private, no-store' } : { ...answer, read: async () => bytes };
}

function namedAs(name: string, format: PictureFormat): Pick<Answer, 'name' | 'type'> {
  return { name: `${name.replace(/\.\w+$/, '')}.${format}`, type: `image/${format === 'jpg' ? 'jpeg' : format}` };
}

async function send(c: Context<AppEnv>, { name, type, tag, keeps, read }: Answer): Promise<Response> {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': disposition(isShown(c, type) ? 'inline' : 'attachment', name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': keeps,
    ETag: tag,
    Vary: 'Authorization, Accept',
    'Accept-Ranges': 'bytes',
  };
  for (const [header, value] of Object.entries(headers)) c.header(header, value);
  if (isKnown(c, tag)) return c.body(null, 304);
  const bytes = await read();
  if (bytes === null) throw notFound();
  const range = byteRangeOf(requestedRange(c, tag), bytes.byteLength);
  if (range === null) return c.body(bytes);
  if (range === 'beyond') return c.body(null, 416, { 'Content-Range': `bytes */${bytes.byteLength}` });
  const part = bytes.subarray(range.first, range.last + 1);
  return c.body(part, 206, { 'Content-Range': `bytes ${range.first}-${range.last}/${bytes.byteLength}` });
}

/** A part is of use to whoever has the rest of the same file alone. */
function requestedRange(c: Context<AppEnv>, tag: string): string | undefined {
  const condition = c.req.header('if-range');
  return condition === undefined || condition === tag ? c.req.header('range') : undefined;
}

/** Pictures, films and sounds are shown where they stand, unless somebody asks to save them. */
function isShown(c: Context<AppEnv>, type: string): boolean {
  return /^(?:image|video|audio)\//.test(type) && c.req.query('download') === undefined;
}

/** The browser holds these very bytes already. */
function isKnown(c: Context<AppEnv>, tag: string): boolean {
  return (c.req.header('if-none-match') ?? '').includes(tag);
}
