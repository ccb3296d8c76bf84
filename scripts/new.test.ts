import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '../packages/api/src/contract/index.ts';
import { stubsFor } from './new.ts';
import { oneChecker } from './one-checker.ts';
import { workspace } from './workspace.ts';

const copied = [
  'packages/api',
  'packages/rules',
  'packages/demo',
  'apps/server',
  'packages/features-communities',
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

/** What the workspace's own compiler says of a copy that has the stubs in it: inside the workspace, so that it finds the same packages. */
function compile(files: ReadonlyMap<string, string>): { status: number | null; stdout: string } {
  mkdirSync(join(workspace, '.portal'), { recursive: true });
  const copy = mkdtempSync(join(workspace, '.portal/stubs-'));
  try {
    for (const folder of copied) {
      cpSync(join(workspace, folder, 'src'), join(copy, folder, 'src'), { recursive: true });
      symlinkSync(join(workspace, folder, 'node_modules'), join(copy, folder, 'node_modules'));
    }
    for (const [path, text] of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
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
      files: [...entries, ...files.keys()],
      include: [],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(workspace, 'node_modules/@typescript/native/bin/tsc');
    const args = [compiler, '-p', join(copy, 'tsconfig.json'), ...oneChecker];
    return spawnSync(process.execPath, args, { encoding: 'utf8' });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What is written without a thing, and on each, in areas with and without a state in the mock. */
const writes: Readonly<Record<string, readonly string[]>> = {
  faq: ['--write'],
  posts: ['--write'],
  goals: ['--write', '--on', 'goal'],
  events: ['--on', 'event'],
  insight: ['--on', 'record'],
};

// Beside other work a compiler takes minutes for what takes it half of one.
test('the stubs of a call of each area and of a screen compile as they are written', { timeout: 600_000 }, () => {
  const reading = Object.keys(contract).filter((area) => !(area in writes));
  const commands = [
    ...reading.map((area) => ['call', `${area}.waitingList`]),
    ...Object.entries(writes).map(([area, options]) => ['call', `${area}.close`, ...options]),
    ['screen', 'communities', 'WaitingList'],
    ['screen', 'onboarding', 'WaitingList'],
  ];
  const files = new Map(commands.flatMap((command) => [...stubsFor(command)]));
  expect(files.size).toBeGreaterThan(40);
  expect(compile(files)).toMatchObject({ status: 0, stdout: '' });
});

test('a call that writes is made once for each key, and on a thing only by who has read its last change', () => {
  const files = stubsFor(['call', 'goals.close', '--on', 'goal']);
  const declared = files.get('packages/api/src/areas/goals/contract.ts') ?? '';
  const [, close = ''] = declared.split('  close: endpoint(');
  for (const part of [
    "method: 'POST'",
    "path: '/api/v1/goals/{id}/close'",
    'access: onGoal()',
    'revision: version()',
    'once: true',
  ])
    expect(close).toContain(part);
  const useCase = files.get('apps/server/src/modules/goals/close-goal.ts') ?? '';
  const mock = files.get('packages/demo/src/areas/goals/mock/handlers.ts') ?? '';
  for (const answer of [useCase, mock])
    expect(answer).toContain('refuse(stalePlanRefusal(body.revision, goal.revision));');
  expect(files.get('apps/server/src/modules/goals/close-goal.writes.ts')).toContain('tx.update(cpdGoals)');
  expect(files.get('packages/demo/src/areas/goals/refusals.ts')).toContain(
    "title: 'close of what was changed meanwhile'",
  );
});

test('a call on a thing that nobody knows names those that there are', () => {
  expect(() => stubsFor(['call', 'goals.close', '--on', 'gaol'])).toThrow('goal, record, event');
});

test('the title of a screen stands where a tab finds it before the page is loaded', () => {
  const title = "waitingListTitle: 'Waiting list'";
  for (const feature of ['communities', 'onboarding']) {
    const files = stubsFor(['screen', feature, 'WaitingList']);
    expect(files.get(`packages/features-${feature}/src/manifest.ts`)).toContain(title);
    expect(files.get(`packages/features-${feature}/src/messages.ts`)).not.toContain(title);
  }
});

test('the words of a feature whose name has several are found', () => {
  const files = stubsFor(['screen', 'events-desk', 'WaitingList']);
  const source = 'packages/features-events-desk/src';
  expect(files.get(`${source}/messages.ts`)).toContain("waitingListEmpty: '");
  expect(files.get(`${source}/pages/WaitingList/WaitingListScreen.tsx`)).toContain('import { eventsDeskMessages }');
  expect(files.get(`${source}/pages/WaitingList/WaitingListScreen.stories.tsx`)).toContain(
    "title: 'Events desk/Waiting list'",
  );
});

test.each([['call', 'people'], ['screen', 'communities', 'waiting-list'], ['call', 'nothing.here'], []])(
  'what cannot be written is refused: %s %s %s',
  (...args) => {
    expect(() => stubsFor(args)).toThrow(/pnpm new|There is no/);
  },
);
