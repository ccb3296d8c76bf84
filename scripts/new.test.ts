import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../packages/api/src/contract/index.ts';
import { writeStubs } from './new.ts';
import { oneChecker } from './one-checker.ts';
import { workspace } from './workspace.ts';

const copied = [
  'packages/api',
  'packages/rules',
  'packages/demo',
  'apps/server',
  'packages/features-communities',
  'packages/features-events-desk',
  'packages/features-onboarding',
];
const entryPoints = {
  '@portal/api/contract': './packages/api/src/contract/index.ts',
  '@portal/api/rules': './packages/api/src/rules/index.ts',
  '@portal/api/server': './packages/api/src/server.ts',
  '@portal/api/testing/*': './packages/api/src/testing/*.ts',
  '@portal/rules': './packages/rules/src/index.ts',
  '@portal/demo/*': './packages/demo/src/*/index.ts',
};

/** What is written on each thing, in areas with and without a state in the mock. */
const writes: Readonly<Record<string, readonly string[]>> = {
  goals: ['--write', '--on', 'goal'],
  events: ['--on', 'event'],
  insight: ['--on', 'record'],
  posts: ['--on', 'goal'],
};
const features = ['communities', 'events-desk', 'onboarding'];

/** Inside the workspace, so that its packages find the same packages. */
let copy = '';
const written = new Set<string>();

beforeAll(async () => {
  mkdirSync(join(workspace, '.portal'), { recursive: true });
  copy = mkdtempSync(join(workspace, '.portal/stubs-'));
  for (const folder of copied) {
    cpSync(join(workspace, folder, 'src'), join(copy, folder, 'src'), { recursive: true });
    symlinkSync(join(workspace, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
  const commands = [
    ...Object.keys(contract).map((area) => ['call', `${area}.waitingList`]),
    ...Object.entries(writes).map(([area, options]) => ['call', `${area}.close`, ...options]),
    ...features.map((feature) => ['screen', feature, 'WaitingList']),
  ];
  for (const command of commands) for (const path of await writeStubs(command, copy)) written.add(path);
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(copy, path), 'utf8');

/** What the workspace's own compiler says of the copy. */
function compile(): { status: number | null; stdout: string } {
  const paths = Object.fromEntries(Object.entries(entryPoints).map(([entryPoint, source]) => [entryPoint, [source]]));
  const entries = [
    '../../apps/embed-demo/src/vite-env.d.ts',
    'packages/demo/src/mock/index.ts',
    'packages/demo/src/conformance/index.ts',
    'apps/server/src/create-app.ts',
  ];
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths },
    files: [...entries, ...written],
    include: [],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(workspace, 'node_modules/@typescript/native/bin/tsc');
  const args = [compiler, '-p', join(copy, 'tsconfig.json'), ...oneChecker];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

// Beside other work a compiler takes minutes for what takes it half of one.
test('the stubs of calls of each area and of screens compile as they are written', { timeout: 600_000 }, () => {
  expect(written.size).toBeGreaterThan(40);
  expect(compile()).toMatchObject({ status: 0, stdout: '' });
});

test('a call that writes is made once for each key, and on a thing only by who has read its last change', () => {
  const [, close = ''] = read('packages/api/src/areas/goals/contract.ts').split('close: endpoint(');
  for (const part of [
    "method: 'POST'",
    "path: '/api/v1/goals/{id}/close'",
    'access: onGoal()',
    'revision: version()',
    'once: true',
  ])
    expect(close).toContain(part);
  for (const answer of [
    'apps/server/src/modules/goals/close-goal.ts',
    'packages/demo/src/areas/goals/mock/handlers.ts',
  ])
    expect(read(answer)).toContain('refuse(stalePlanRefusal(body.revision, goal.revision));');
  expect(read('apps/server/src/modules/goals/close-goal.writes.ts')).toContain('tx.update(cpdGoals)');
  expect(read('packages/demo/src/areas/goals/refusals.ts')).toContain("title: 'close of what was changed meanwhile'");
});

test.each([['--write'], ['--on', 'gaol']])(
  'a call that writes says on what, and is told what there is: %s %s',
  async (...on) => {
    await expect(writeStubs(['call', 'goals.close', ...on], copy)).rejects.toThrow('goal, record, event');
  },
);

test('the title of a screen stands where a tab finds it before the page is loaded', () => {
  const title = "waitingListTitle: 'Waiting list'";
  for (const feature of features) {
    expect(read(`packages/features-${feature}/src/manifest.ts`)).toContain(title);
    expect(read(`packages/features-${feature}/src/messages.ts`)).not.toContain(title);
  }
});

test('the words of a feature whose name has several are found', () => {
  const source = 'packages/features-events-desk/src';
  expect(read(`${source}/messages.ts`)).toContain("waitingListEmpty: '");
  expect(read(`${source}/pages/WaitingList/WaitingListScreen.tsx`)).toContain('import { eventsDeskMessages }');
  expect(read(`${source}/pages/WaitingList/WaitingListScreen.stories.tsx`)).toContain(
    "title: 'Events desk/Waiting list'",
  );
});

test('a screen that there is already stays as it is', async () => {
  await expect(writeStubs(['screen', 'communities', 'WaitingList'], copy)).rejects.toThrow('already exists');
});

test.each([
  ['call', 'people'],
  ['call', 'nothing.here'],
  ['screen', 'communities', 'waiting-list'],
  ['screen', 'nothing', 'WaitingList'],
  [],
])('what cannot be written is refused: %s %s %s', async (...args) => {
  await expect(writeStubs(args, copy)).rejects.toThrow(/pnpm new|There is no|is to be as/);
});
