/**
 * Draws the public pages into the build, so that their forms stand in the HTML and show before any script has come.
 * Run by Node after both builds: `prerender-pages.ts <folder of the portal> <folder of the server bundle>`.
 */
import { registerHooks } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Chunk, chunksOf, type Manifest } from '../../../scripts/build-manifest.ts';
import { compress } from './precompress.ts';
import { pageHtml } from './page-html.ts';
import { withCriticalStyles } from './critical-styles.ts';

interface ServerBundle {
  staticPages: readonly { path: string; title: string }[];
  renderPage(path: string): Promise<string>;
}

const [portal = '', bundle = ''] = process.argv.slice(2);

/** The files of the bundle that Node has loaded so far: a page's own is loaded when the page is first drawn. */
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded.add(relative(bundle, fileURLToPath(url)));
    return next(url, context);
  },
});

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** The chunks of the portal's build that hold the same modules as these files of the bundle. */
function chunksFor(files: readonly string[], bundled: Manifest, built: Manifest): Chunk[] {
  const sources = Object.keys(bundled).filter((source) => files.includes(bundled[source]?.file ?? ''));
  return chunksOf(
    built,
    sources.filter((source) => source in built),
  );
}

async function main(): Promise<void> {
  const [bundled, built] = [await manifestOf(bundle), await manifestOf(portal)];
  const template = await readFile(join(portal, 'index.html'), 'utf8');
  const server: ServerBundle = await import(pathToFileURL(join(bundle, 'prerender.js')).href);
  for (const { path, title } of server.staticPages) {
    const before = new Set(loaded);
    const content = await server.renderPage(path);
    const chunks = chunksFor(
      [...loaded].filter((file) => !before.has(file)),
      bundled,
      built,
    );
    const html = await withCriticalStyles(pageHtml({ template, content, path, title, chunks }), portal);
    const file = join(portal, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await compress(file);
  }
}

await main();
