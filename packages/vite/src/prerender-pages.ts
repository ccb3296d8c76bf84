import { registerHooks } from 'node:module';
import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Chunk, chunksOf, type Manifest } from './build-manifest.ts';
import { withCriticalStyles } from './critical-styles.ts';
import { firstFonts } from './first-fonts.ts';
import { pageHtml, sheetsOf } from './page-html.ts';
import type { OfflineParts, OfflineWords } from './offline/offline-parts.ts';
import { type PageFile, pageTable } from './page-table.ts';
import { withPictureInside } from './picture-inside.ts';
import { compress } from './precompress.ts';
import { requestOrder } from './request-order.ts';

interface PageOfBundle {
  pattern: string;
  name: string | undefined;
  isPublic: boolean;
  worksOffline: boolean;
  title: string;
  firstCalls(): Promise<readonly string[]>;
  render(): Promise<string>;
}

interface ServerBundle {
  /** Those of the features whose code comes first. */
  publicPages(): readonly PageOfBundle[];
  pages(): Promise<readonly PageOfBundle[]>;
  addresses(): Promise<Readonly<Record<string, string>>>;
  offline: OfflineWords;
}

/** One page of the bundle, prerendered. */
export interface PrerenderedPage extends RenderedPage {
  /** `communities.post`; empty where a page begins otherwise for each visitor, and is not prerendered. */
  name: string;
  pattern: string;
  /** Of its HTML. */
  file: string | null;
  isPublic: boolean;
  worksOffline: boolean;
  title: string;
}

export interface PrerenderedPages {
  pages: readonly PrerenderedPage[];
  /** Of every page that can be linked to, by its name, in the order to be tried: `/communities/:alias`. */
  addresses: Readonly<Record<string, string>>;
  offline: OfflineWords;
  bundled: Manifest;
}

/**
 * Prerenders the portal's pages to HTML files, which show before any script has loaded: public ones with their forms, those behind sign-in as they look while
 * they load. The bundle is the same portal, built for Node.
 */
export async function prerenderPages(bundleFolder: string): Promise<PrerenderedPages> {
  const bundle = await realpath(bundleFolder);
  const { pages, addresses, offline }: ServerBundle = await import(entryOf(bundle));
  const prerendered: PrerenderedPage[] = [];
  for (const { pattern, name, isPublic, worksOffline, title } of await pages()) {
    const page = { name: name ?? '', pattern, isPublic, worksOffline, title };
    if (name === undefined) prerendered.push({ ...page, file: null, ...nothing });
    else {
      const file = isPublic ? `${pattern.slice(1)}.html` : `pages/${name}.html`;
      prerendered.push({ ...page, file, ...(await prerenderPage(bundle, page)) });
    }
  }
  return { pages: prerendered, addresses: await addresses(), offline, bundled: await manifestOf(bundle) };
}

/** Writes the prerendered pages into the built portal, with preload links and critical CSS. */
export async function writePages(portal: string, { pages, offline, bundled }: PrerenderedPages): Promise<OfflineParts> {
  const built = await manifestOf(portal);
  const template = await readFile(join(portal, 'index.html'), 'utf8');
  const offlinePages: OfflineParts['pages'][number][] = [];
  const sourcesOfAllPages: string[] = [];
  for (const { file, files, ...page } of pages) {
    if (file === null) continue;
    const sources = sourcesFor(files, bundled, built);
    sourcesOfAllPages.push(...sources);
    if (page.worksOffline) offlinePages.push({ pattern: page.pattern, file, sources });
    const needed = chunksOf(built, sources).filter((chunk) => !template.includes(chunk.file));
    const chunks = await inOrderOfRequests(needed, portal);
    const styles = await stylesOf([...sheetsOf(template), ...chunks.flatMap(({ css }) => css ?? [])], portal);
    const fonts = firstFonts(styles, page.content.replaceAll(/<[^>]*>/g, ' '));
    const html = pageHtml({ ...page, template, chunks, fonts });
    await writePage(join(portal, file), await withPictureInside(await withCriticalStyles(html, portal), portal));
  }
  const table = pages.map(({ pattern, file }): PageFile => ({ pattern, file }));
  await writeFile(join(portal, pageTable), JSON.stringify(table));
  return { pages: offlinePages, sourcesOfAllPages, words: offline };
}

async function stylesOf(sheets: readonly string[], folder: string): Promise<string> {
  const texts = await Promise.all([...new Set(sheets)].map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('');
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  await compress(file);
}

interface RenderedPage {
  content: string;
  calls: readonly string[];
  /** Of the bundle, as Node loaded them for it. */
  files: ReadonlySet<string>;
}

const nothing: RenderedPage = { content: '', calls: [], files: new Set() };

/** Prerenders one page with module instances of its own, so that what Node loads for it is all that it needs. */
async function prerenderPage(
  bundle: string,
  { pattern, isPublic }: Pick<PrerenderedPage, 'pattern' | 'isPublic'>,
): Promise<RenderedPage> {
  const mark = `?page=${encodeURIComponent(pattern)}`;
  const files = new Set<string>();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isOwn = context.parentURL?.endsWith(mark) === true && resolved.url.startsWith('file:');
      return isOwn && !resolved.url.endsWith(mark) ? { ...resolved, url: resolved.url + mark } : resolved;
    },
    load(url, context, next) {
      if (url.endsWith(mark)) files.add(relative(bundle, fileURLToPath(url)));
      return next(url, context);
    },
  });
  try {
    const { publicPages, pages }: ServerBundle = await import(entryOf(bundle) + mark);
    const page = (isPublic ? publicPages() : await pages()).find((one) => one.pattern === pattern);
    if (page === undefined)
      throw new Error(`${pattern} is a public page, so its feature's manifest must say hasPublicPages`);
    // One that is not for everybody is prerendered as its skeleton; its first calls are prefetched with its code.
    return { content: await page.render(), calls: await page.firstCalls(), files };
  } finally {
    hooks.deregister();
  }
}

function entryOf(bundle: string): string {
  return pathToFileURL(join(bundle, 'pages.mjs')).href;
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** The sources that have a chunk of the portal's build, and whose modules are in these files of the bundle. */
function sourcesFor(files: ReadonlySet<string>, bundled: Manifest, built: Manifest): string[] {
  const sources = Object.keys(bundled).filter((source) => files.has(bundled[source]?.file ?? ''));
  return sources.filter((source) => source in built);
}

/** The chunks in the order in which a page asks for them. */
async function inOrderOfRequests(chunks: readonly Chunk[], folder: string): Promise<Chunk[]> {
  const sized = await Promise.all(
    chunks.map(async (chunk) => ({ chunk, size: (await stat(join(folder, chunk.file))).size })),
  );
  return requestOrder(sized).map(({ chunk }) => chunk);
}
