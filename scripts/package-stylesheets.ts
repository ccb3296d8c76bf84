import { globSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { embedStyles } from './embed-styles.ts';

/** Both passes, over scripts and over styles, must come to the same class names. */
export const styleIdentifiers: Parameters<typeof vanillaExtractPlugin>[0] = {
  identifiers: 'short',
  esbuildOptions: { conditions: ['portal-source'] },
};

// Whichever stylesheet of the portal loads first decides the order of the layers, so each one states it.
const layerOrder = '@layer portal.reset, portal.theme, portal.components, portal.features;\n';

/** Writes dist/styles.css, in layers, and dist/embed.css, for pages whose own rules would beat every layer; not for a host, whose page it is. */
export async function buildStylesheets(
  folder: string,
  entryPoints: readonly string[],
  ownsPage: boolean,
): Promise<void> {
  const { styles, fonts } = await stylesOf(folder, entryPoints);
  for (const { path, contents } of fonts) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
  // Whoever passes a font on has to pass its licence on with it; beside a second LICENSE pnpm would leave out the package's own.
  for (const license of globSync('src/**/fonts/LICENSE', { cwd: folder }))
    await copyFile(join(folder, license), join(folder, 'dist/fonts/OFL.txt'));
  await writeFile(join(folder, 'dist/styles.css'), styles);
  // TypeScript refuses the import of a stylesheet that declares nothing.
  await writeFile(join(folder, 'dist/stylesheet.d.ts'), 'export {};\n');
  if (!ownsPage) await writeFile(join(folder, 'dist/embed.css'), await embedStyles(styles));
}

/** The layered styles of a package, and the fonts that they name. */
export async function stylesOf(
  folder: string,
  entryPoints: readonly string[],
): Promise<{ styles: string; fonts: OutputFile[] }> {
  const styleFiles = globSync('src/**/*.css.ts', { cwd: folder }).toSorted();
  const everything = [
    ...entryPoints.map((entryPoint) => `export * from './${entryPoint}';`),
    ...styleFiles.map((file) => `import './${file}';`),
  ];
  const { outputFiles } = await build({
    stdin: { contents: everything.join('\n'), resolveDir: folder, loader: 'ts' },
    absWorkingDir: folder,
    outdir: 'dist',
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'esnext',
    jsx: 'automatic',
    minifyWhitespace: true,
    logLevel: 'error',
    conditions: ['portal-source'],
    assetNames: 'fonts/[name]',
    loader: { '.woff2': 'file' },
    plugins: [withoutForeigners(), vanillaExtractPlugin(styleIdentifiers)],
  });
  const written = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
  return {
    styles: layerOrder + written.replaceAll(/@layer [^{};]+;/g, ''),
    fonts: outputFiles.filter(({ path }) => path.endsWith('.woff2')),
  };
}

/** Styles of siblings come with their own stylesheet; here they are only read for their variables. */
function withoutForeigners(): Plugin {
  return {
    name: 'without-foreigners',
    setup(build) {
      build.onResolve({ filter: /^\.\.\/.*\.vanilla\.css\?/ }, ({ path }) => ({ path, namespace: 'foreign-styles' }));
      build.onLoad({ filter: /.*/, namespace: 'foreign-styles' }, () => ({ contents: '', loader: 'css' }));
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'import-statement' || kind === 'dynamic-import' ? externalUnlessStyles(path) : null,
      );
    },
  };
}

const externalUnlessStyles = (path: string) => (path.includes('.vanilla.css?') ? null : { path, external: true });
