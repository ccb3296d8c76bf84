import { registerHooks } from 'node:module';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Chunk, chunksOf, type Manifest } from './build-manifest.ts';
import { withCriticalStyles } from './critical-styles.ts';
import { pageHtml } from './page-html.ts';
import { compress } from './precompress.ts';

interface ServerBundle {
  pages: readonly { path: string; title: string; render(): Promise<string> }[];
}

/**
 * Draws the public pages into the built portal, so that their forms stand in the HTML and show before any script has come.
 * The bundle is the same portal, built for Node.
 */
export async function drawPages(portal: string, bundleFolder: string): Promise<void> {
  const bundle = await realpath(bundleFolder);
  const [bundled, built] = [await manifestOf(bundle), await manifestOf(portal)];
  const template = await readFile(join(portal, 'index.html'), 'utf8');
  const loaded = watchLoading(bundle);
  try {
    const { pages }: ServerBundle = await import(pathToFileURL(join(bundle, 'pages.mjs')).href);
    for (const { path, title, render } of pages) {
      const before = new Set(loaded.files);
      const content = await render();
      const own = [...loaded.files].filter((file) => !before.has(file));
      const chunks = chunksFor(own, bundled, built);
      const html = await withCriticalStyles(pageHtml({ template, content, path, title, chunks }), portal);
      const file = join(portal, `${path}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
      await compress(file);
    }
  } finally {
    loaded.stop();
  }
}

/** The files of the bundle that Node has loaded so far: a page's own is loaded when the page is first drawn. */
function watchLoading(bundle: string): { files: ReadonlySet<string>; stop(): void } {
  const files = new Set<string>();
  const hooks = registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) files.add(relative(bundle, fileURLToPath(url)));
      return next(url, context);
    },
  });
  return { files, stop: () => hooks.deregister() };
}

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
