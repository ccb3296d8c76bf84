import Beasties from 'beasties';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localFaces } from './local-faces.ts';
import { sheetsOf } from './page-html.ts';
import { withoutUnusedThemes } from './unused-themes.ts';

/** Inlines the critical CSS of a page, the styles that it shows at first; the whole sheets load at its end, where nothing waits for them. */
export async function withCriticalStyles(html: string, folder: string): Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    preload: 'body',
    // The themes' variables; the library cannot tell whether such a selector matches.
    allowRules: [/:where\(/],
    keyframes: 'critical',
    fonts: true,
    // Joined, a sheet that ends in a statement without its semicolon would swallow the next one's first.
    mergeStylesheets: false,
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: 'silent',
  });
  const faces = await Promise.all(
    sheetsOf(html).map(async (file) => localFaces(await readFile(join(folder, file), 'utf8'))),
  );
  const styled = withoutUnusedThemes(await beasties.process(html));
  // Before the first styles, whose layers keep their order: a face belongs to none.
  return styled.replace('<style>', (open) => open + faces.join(''));
}
