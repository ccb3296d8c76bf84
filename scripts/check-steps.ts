import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { oneChecker } from './one-checker.ts';
import { workspace } from './workspace.ts';

export interface Step {
  name: string;
  /** What Node runs. */
  args: readonly string[];
  /** Vitest tells how many of its tests passed; the other steps pass or fail as a whole. */
  isSuite?: boolean;
  /** Steps whose output this one needs. */
  after?: readonly string[];
  /** Makes files that git ignores: run even where its sources are as they were. */
  makes?: boolean;
  /** Files that make no difference to it. */
  neverReads?: readonly RegExp[];
}

const script = (name: string) => ['--conditions=portal-source', `scripts/${name}.ts`];
const tool = (path: string, ...args: string[]) => [`node_modules/${path}`, ...args];
const types = (config: string) => tool('@typescript/native/bin/tsc', '-p', config, ...oneChecker);
const vitest = (...args: string[]) => tool('vitest/vitest.mjs', 'run', ...args);

const words = [/^docs\//, /^\.changeset\//, /\.md$/];
const ofTheServer = /^apps\/server\//;
const ofJourneys = /^apps\/portal\/e2e\//;
const ofOtherApps = /^apps\/(?:ui-bench|embed-demo|embed-lab)\//;
const ofScreens = [/^\.storybook\//, /^packages\/(?:ui|host|features-[a-z-]+)\//, /^apps\/portal\//];
const tests = /\.test\.tsx?$/;
const testsOfTheServer = /^apps\/server\/.*\.test\.ts$/;
/** Held by `size`, by the second host and end to end. */
const budgets = /^(?:scripts\/size|\.size-limit)\.ts$/;

const embedTests: Step = { name: 'embed', args: vitest('--project', 'embed'), isSuite: true, after: ['packages'] };

/** Everything that is checked: what is quick to tell and what others wait for, and then the longest first, so that two at a time end together. */
export const steps: readonly Step[] = [
  {
    name: 'stories',
    args: vitest('--config', '.storybook/vitest.config.ts'),
    isSuite: true,
    neverReads: [...words, ofTheServer, ofJourneys, ofOtherApps, tests, budgets],
  },
  { name: 'types', args: types('tsconfig.json') },
  { name: 'lint', args: tool('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'build', args: script('portal-build'), makes: true },
  {
    name: 'e2e',
    args: vitest('--project', 'e2e'),
    isSuite: true,
    after: ['build'],
    neverReads: [...words, ofOtherApps, /^\.storybook\//, /\.stories\.tsx$/, testsOfTheServer],
  },
  {
    name: 'server',
    args: vitest('--project', 'server'),
    isSuite: true,
    neverReads: [...words, ofOtherApps, ...ofScreens, budgets],
  },
  { name: 'packages', args: script('build-packages'), makes: true },
  {
    name: 'unit',
    args: vitest('--project', 'unit', '--project', 'dom', '--project', 'mocked', '--project', 'scripts'),
    isSuite: true,
  },
  ...(existsSync(join(workspace, 'apps/embed-demo/vitest.config.ts')) ? [embedTests] : []),
  {
    name: 'embed-lab',
    args: vitest('--project', 'embed-lab'),
    isSuite: true,
    after: ['build', 'packages'],
    neverReads: words,
  },
  // Without the types of Node, which would say that a browser has them.
  { name: 'types-packages', args: types('tsconfig.packages.json') },
  // Without those of a browser, which would say that Node has them.
  { name: 'types-server', args: types('apps/server/tsconfig.json') },
  { name: 'api-reports', args: ['scripts/api-reports.ts'], after: ['packages'] },
  { name: 'package-checks', args: script('package-checks'), after: ['packages'] },
  // One folder, so that the test-runner works when it is wanted: `stories` has tested them all.
  {
    name: 'test-storybook',
    args: [...script('test-storybook'), 'packages/ui/src/actions/Button'],
    neverReads: [...words, ofTheServer, ofJourneys, ofOtherApps, tests],
  },
  { name: 'format', args: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'size', args: script('size'), after: ['build', 'packages'] },
  { name: 'boundaries', args: script('boundaries') },
  { name: 'unused', args: tool('knip/bin/knip.js', '--no-config-hints') },
  { name: 'screens', args: script('screen-states') },
  { name: 'components', args: script('component-stories') },
];
