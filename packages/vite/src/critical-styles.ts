import Beasties from 'beasties';
import { withoutUnusedThemes } from './unused-themes.ts';

/** Puts the styles that a page shows at first into the page itself; the whole sheets follow at its end, where nothing waits for them. */
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
  return withoutUnusedThemes(await beasties.process(html));
}
