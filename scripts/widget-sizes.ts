/** What a website that is a React app loads with a widget of the published packages: everything but the React that it has. */
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Weight } from './component-sizes.ts';
import { packedFolder, unpackedFolder } from './packed-packages.ts';

interface Widget {
  name: string;
  /** What the website imports beside what stands around every widget. */
  imports: string;
  /** In kB (1,000 bytes) of JavaScript. */
  budget: number;
}

/** As docs/embedding.md has it. */
const aroundWidgets = [
  "export { SignInAgain } from '@portal/features-onboarding';",
  "export { memorySession, PortalProvider } from '@portal/kit';",
  "export { PortalRoot } from '@portal/ui';",
].join('\n');

const communities = '@portal/features-communities';

export const widgets: readonly Widget[] = [
  { name: 'around every widget', imports: '', budget: 26.5 },
  { name: 'SignInPage', imports: "export { SignInPage } from '@portal/features-onboarding';", budget: 43 },
  { name: 'ExploreCommunities', imports: `export { ExploreCommunities } from '${communities}';`, budget: 88 },
  { name: 'CommunityDetails', imports: `export { CommunityDetails } from '${communities}';`, budget: 129 },
  { name: 'PostDetails', imports: `export { PostDetails } from '${communities}';`, budget: 113 },
];

export interface WidgetWeight extends Weight {
  files: number;
  /** The twenty largest modules, in bytes before they are minified. */
  parts: { name: string; bytes: number }[];
}

/** Of widgets from the packed packages, by the host's bundler that most websites have. */
export async function widgetSizes(metafiles: ReadonlyMap<string, Metafile>): Promise<WidgetWeight[]> {
  const sizes: WidgetWeight[] = [];
  for (const { name, imports, budget } of widgets) {
    const loaded = await loadedAtOnce(`${aroundWidgets}\n${imports}`);
    const bytes = loaded.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);
    sizes.push({ name, budget, bytes, files: loaded.length, parts: partsOf(loaded, metafiles) });
  }
  return sizes;
}

const page = 'virtual:page-of-the-website';

/** The scripts that the browser loads before anybody has used anything. */
async function loadedAtOnce(contents: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: page,
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
      },
    },
    plugins: [packedPackages(contents)],
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])));
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(chunks.get(file));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk);
  return [...loaded];
}

/** As installed: nothing but an entry point of a package can be imported. */
function packedPackages(contents: string): Plugin {
  return {
    name: 'packed-packages',
    enforce: 'pre',
    resolveId(id) {
      if (id === page) return page;
      const [, name, entryPoint = 'index'] = /^@portal\/([^/]+)(?:\/(.+))?$/.exec(id) ?? [];
      if (name !== undefined) return { id: join(packedFolder(name), `${entryPoint}.js`), moduleSideEffects: false };
      return null;
    },
    load: (id) => (id === page ? contents : null),
  };
}

function partsOf(loaded: readonly Rolldown.OutputChunk[], metafiles: ReadonlyMap<string, Metafile>) {
  return loaded
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]) => ({ name: partName(id, metafiles), bytes: renderedLength }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 20);
}

/** A packed file is called after the largest of the sources in it. */
function partName(id: string, metafiles: ReadonlyMap<string, Metafile>): string {
  for (const [name, { outputs }] of metafiles) {
    const output = outputs[relative(unpackedFolder(name), id)];
    if (output === undefined) continue;
    const sources = Object.entries(output.inputs).toSorted(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput);
    const others = sources.length > 1 ? ` and ${sources.length - 1} more` : '';
    return `@portal/${name} ${sources[0]?.[0] ?? ''}${others}`;
  }
  return id.replace(/^.*\/node_modules\//, '');
}
