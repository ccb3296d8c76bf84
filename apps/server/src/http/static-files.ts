import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchPath } from '@portal/kit/access';
import type { Context, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { embedHeaders, pageHeaders } from './security-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json',
};

const compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;
const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;

interface StaticFile {
  type: string;
  etag: string;
  isHashed: boolean;
  /** A part of the custom elements, which other websites load. */
  isForWebsites: boolean;
  bodies: Partial<Record<Encoding | 'identity', Buffer<ArrayBuffer>>>;
}

/** Serves the built portal from memory; every address that is neither a file nor the API's is the portal's own page, which takes pictures from the other websites that are named. */
export async function mountPortal(
  app: Hono<AppEnv>,
  folder: string,
  pictureSources: readonly string[] = [],
): Promise<void> {
  const files = await readFolder(folder);
  const page = files.get('/index.html');
  if (!page?.bodies.identity) throw new Error(`${folder} holds no index.html`);
  const headers = pageHeaders(inlineScripts(files), pictureSources);
  const pageAt = prerenderedPages(files);
  app.get('*', async (c) => {
    const { path } = c.req;
    const file = files.get(path) ?? (extname(path) === '' ? (pageAt(path) ?? page) : undefined);
    if (file === undefined || path.startsWith('/health/')) return c.text('Not found', 404, headers);
    const given = file.isForWebsites ? embedHeaders : headers;
    for (const [name, value] of Object.entries(given)) c.header(name, value);
    return send(c, file);
  });
}

/** The page that was drawn at build for an address, as the build's table has it; every other page begins empty. */
function prerenderedPages(files: ReadonlyMap<string, StaticFile>): (path: string) => StaticFile | undefined {
  const text = files.get('/pages.json')?.bodies.identity?.toString('utf8') ?? '[]';
  const table: readonly { pattern: string; file: string | null }[] = JSON.parse(text);
  return (path) => {
    const file = table.find(({ pattern }) => matchPath(pattern, path) !== null)?.file;
    return file ? files.get(`/${file}`) : undefined;
  };
}

async function readFolder(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const isVariant = (path: string) => Object.values(encodings).some((ending) => path.endsWith(ending));
  const files = new Map<string, StaticFile>();
  for (const path of paths.filter((one) => !isVariant(one))) {
    const bytes = await readFile(path);
    const file: StaticFile = {
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      isHashed: /[-/\\][\w-]{8,}\.\w+$/.test(path) && /^(?:embed[/\\])?assets[/\\]/.test(relative(folder, path)),
      isForWebsites: relative(folder, path).startsWith(`embed${sep}`),
      bodies: { identity: bytes },
    };
    for (const [encoding, ending] of Object.entries(encodings)) {
      if (paths.includes(path + ending)) file.bodies[encoding as Encoding] = await readFile(path + ending);
    }
    files.set(`/${relative(folder, path).split(sep).join('/')}`, file);
  }
  return files;
}

async function send(c: Context, file: StaticFile): Promise<Response> {
  c.header('Content-Type', file.type);
  c.header('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', file.etag);
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const encoding = compressible.test(file.type) ? chosenEncoding(c.req.header('accept-encoding') ?? '') : 'identity';
  const body = await bodyIn(file, encoding);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(body);
}

function chosenEncoding(accepted: string): Encoding | 'identity' {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Compressed once, when first asked for, unless the build has done so already. */
async function bodyIn(file: StaticFile, encoding: Encoding | 'identity'): Promise<Buffer<ArrayBuffer>> {
  const known = file.bodies[encoding];
  if (known) return known;
  const plain = file.bodies.identity ?? Buffer.alloc(0);
  const compressed =
    encoding === 'br'
      ? await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : await promisify(gzip)(plain);
  const body = Buffer.from(compressed);
  file.bodies[encoding] = body;
  return body;
}

/** The pages' inline scripts by hash, so that the policy allows those and no other. */
function inlineScripts(files: ReadonlyMap<string, StaticFile>): string[] {
  const pages = [...files.values()].filter(({ type }) => type.startsWith('text/html'));
  const scripts = pages.flatMap(({ bodies }) => [
    ...(bodies.identity?.toString('utf8') ?? '').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
  ]);
  return [...new Set(scripts.map(([, code = '']) => createHash('sha256').update(code).digest('base64')))];
}
