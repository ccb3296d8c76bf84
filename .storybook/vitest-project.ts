import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profileNames } from '@portal/profiles';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';
import { retries } from '../scripts/retries.ts';
import type { Look, OtherLooks } from './other-looks.ts';

const configDir = fileURLToPath(new URL('./', import.meta.url));

const plainInstrumenter = fileURLToPath(new URL('plain-instrumenter.ts', import.meta.url));
const noScreenKeyboard = fileURLToPath(new URL('no-screen-keyboard.ts', import.meta.url));

const darkToo: readonly Look[] = [{ theme: 'ota', scheme: 'dark' }];
const everyBrand = profileNames.flatMap((theme): Look[] => [
  { theme, scheme: 'light' },
  { theme, scheme: 'dark' },
]);

// LOOKS=all sees every story in all brands, light and dark: `pnpm stories:brands`.
const otherLooks: OtherLooks =
  process.env.LOOKS === 'all' ? { looks: everyBrand, of: 'every story' } : { looks: darkToo, of: 'new parts' };

/**
 * One page renders thousands of stories, and what each has made is garbage when the next begins. V8 looks for what is left of it each time the room for what is
 * new is full, and there is four times as much room as usual.
 */
const roomForTheYoung = '--js-flags=--min-semi-space-size=16 --max-semi-space-size=64';

/** `pnpm pictures -u` takes a picture of each story, `pnpm pictures` compares: both on one machine, since letters are drawn otherwise on another. */
const comparesPictures = process.env.PICTURES === 'on';
const pictures = fileURLToPath(new URL('../.portal/pictures/', import.meta.url));
const pathIn =
  (folder: string) =>
  ({
    testFileDirectory,
    testFileName,
    arg,
    ext,
  }: { [K in 'testFileDirectory' | 'testFileName' | 'arg' | 'ext']: string }) =>
    join(pictures, folder, testFileDirectory, testFileName, `${arg}${ext}`);

/** Storybook's own panel runs the tests, and shows what they tell of. */
const isForStorybook = process.env.VITEST_STORYBOOK === 'true';

const setupFiles = isForStorybook
  ? []
  : ['forget-reports', 'remove-wrappers', ...(comparesPictures ? ['match-picture'] : [])];

/** Every story with its play function and axe, and the contrast of whatever is rendered in the dark scheme too. */
export async function storyProject(): Promise<TestProjectInlineConfiguration> {
  const executablePath = await findChromium();
  return {
    plugins: [
      storybookTest({ configDir, initialGlobals: { otherLooks } }),
      freshDependencies(),
      reactOfMembers(),
      withoutScreenKeyboard(),
      ...(isForStorybook ? [] : [withoutSteps()]),
    ],
    test: {
      name: 'stories',
      isolate: false,
      setupFiles: setupFiles.map((name) => `${configDir}${name}.ts`),
      // A busy machine may take many seconds for a story that loads an editor.
      testTimeout: 60_000,
      retry: retries,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        expect: { toMatchScreenshot: { resolveScreenshotPath: pathIn('before'), resolveDiffPath: pathIn('after') } },
        provider: playwright({
          launchOptions: { executablePath, args: [...chromiumFlags, roomForTheYoung] },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-AU', timezoneId: 'Australia/Sydney' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  };
}

/** A package that the last run did not use would otherwise be found, and the page reloaded, in the middle of a test. */
function freshDependencies(): Plugin {
  const run = createHash('sha256')
    .update(process.env.STORIES ?? '')
    .digest('hex')
    .slice(0, 12);
  return {
    name: 'fresh-dependencies',
    config: {
      order: 'post',
      handler: () => ({ cacheDir: `node_modules/.cache/stories/${run}`, optimizeDeps: { force: true } }),
    },
  };
}

/** React as members get it, without the warnings, stacks and notes for tools of its development build, which Storybook itself still shows. */
function reactOfMembers(): Plugin {
  return {
    name: 'react-of-members',
    config: {
      order: 'post',
      handler: () => ({
        oxc: { jsx: { development: false } },
        optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
      }),
    },
    // Storybook's own renderer is not bundled beforehand, and must not look for what React has in development alone.
    transform: {
      order: 'pre',
      filter: { id: /\/@storybook\/react\//, code: 'process.env.NODE_ENV' },
      handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
    },
  };
}

/** What follows the steps of a play function for a panel that nobody sees is left out. */
function withoutSteps(): Plugin {
  return {
    name: 'without-steps',
    config: {
      order: 'post',
      handler: () => ({
        resolve: { alias: [{ find: /^storybook\/internal\/instrumenter$/, replacement: plainInstrumenter }] },
      }),
    },
  };
}

/** The window of a test has no on-screen keyboard, whatever heights stories give it. */
function withoutScreenKeyboard(): Plugin {
  return {
    name: 'without-screen-keyboard',
    config: {
      order: 'post',
      handler: () => ({
        resolve: { alias: [{ find: /^react-aria\/private\/utils\/runAfterKeyboard$/, replacement: noScreenKeyboard }] },
      }),
    },
  };
}
