/** What the design system's entry points and named sets of its components add to a host's bundle, gzipped, beyond react and react-dom. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type EntryPoints, entryPointsOfPackage, packedFolder, unpackedFolder } from './packed-packages.ts';

export interface ComponentSet {
  name: string;
  /** What a host imports from the main entry point. */
  components: readonly string[];
  /** In kB (1,000 bytes) of JavaScript. */
  budget: number;
}

export const componentSets: readonly ComponentSet[] = [
  { name: 'Button', components: ['Button'], budget: 16 },
  {
    name: 'sign-in form',
    components: ['TextField', 'PasswordField', 'Checkbox', 'Button', 'Link', 'Form', 'Banner', 'ProblemPanel'],
    budget: 25,
  },
  {
    name: 'all fields',
    components: [
      ...['TextField', 'PasswordField', 'TextArea', 'NumberField', 'SearchField', 'OneTimeCodeField', 'PhoneField'],
      ...['Select', 'ComboBox', 'MultiSelect', 'TagField', 'Checkbox', 'CheckboxGroup', 'CheckboxTree', 'RadioGroup'],
      ...['Switch', 'AddressFields', 'Form'],
    ],
    budget: 90,
  },
  { name: 'file field', components: ['FileField'], budget: 25 },
];

export interface Weight {
  name: string;
  bytes: number;
  /** In kB; an entry point has none, since nobody takes all of it. */
  budget?: number;
}

export interface ComponentSizes {
  sets: Weight[];
  entryPoints: Weight[];
  /** What the main entry point draws in and must not, in words. */
  intruders: string[];
}

const ui = unpackedFolder('ui');

/** Each entry point and set of the packed design system, bundled as a host would. */
export async function componentSizes(metafile: Metafile): Promise<ComponentSizes> {
  const entryPoints = entryPointsOfPackage('ui');
  const sets = componentSets.map(async ({ name, components, budget }) => ({
    name,
    budget,
    bytes: await hostBundle(`export { ${components.join(', ')} } from './index.js';`),
  }));
  const whole = Object.keys(entryPoints).map(async (entryPoint) => ({
    name: entryPoint === 'index' ? '@portal/ui' : `@portal/ui/${entryPoint}`,
    bytes: await hostBundle(`export * from './${entryPoint}.js';`),
  }));
  const [setSizes, entryPointSizes] = [await Promise.all(sets), await Promise.all(whole)];
  return { sets: setSizes, entryPoints: entryPointSizes, intruders: intrudersIn(metafile, entryPoints) };
}

/** The gzipped size of what the browser loads at once; what is imported on use stays outside. */
async function hostBundle(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: packedFolder('ui'), loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    nodePaths: [join(ui, 'node_modules')],
    plugins: [lazyOutside],
  });
  return outputFiles.reduce((total, { contents }) => total + gzipSync(contents, { level: 9 }).length, 0);
}

const lazyOutside: Plugin = {
  name: 'lazy-outside',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

const keptOut: Record<string, RegExp> = {
  'the editor': /^(?:@tiptap|prosemirror)/,
  'a PDF viewer': /^pdfjs/,
  'date pickers': /^react-aria-components\/(?:DatePicker|DateRangePicker|DateField|TimeField|Calendar|RangeCalendar)$/,
  maps: /^leaflet/,
  charts: /^(?:recharts|d3|@visx|chart\.js|uplot)/,
  'telephone rules': /^libphonenumber/,
};

/** Heavy packages, and what has an entry point of its own, that the main entry point loads at once. */
export function intrudersIn(
  { inputs }: Pick<Metafile, 'inputs'>,
  { index = '', theme = '', ...others }: EntryPoints,
): string[] {
  const inside = (path: string) => path.replace(/^\.\//, '');
  const behindOtherEntryPoints = new Map(
    Object.entries(others).flatMap(([entryPoint, source]) =>
      (inputs[inside(source)]?.imports ?? []).map(({ path }) => [path, `what stands behind ${entryPoint}`]),
    ),
  );
  const found = new Set<string>();
  const seen = new Set([inside(theme)]);
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      const heavy = Object.entries(keptOut).find(([, name]) => external && name.test(path))?.[0];
      const what = heavy ?? behindOtherEntryPoints.get(path);
      if (what !== undefined) found.add(`${file} loads ${what} (${path})`);
      visit(path);
    }
  };
  visit(inside(index));
  return [...found];
}
