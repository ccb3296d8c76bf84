import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import rules from '../.dependency-cruiser.ts';
import { boundaryViolations } from './boundaries.ts';
import { workspace } from './workspace.ts';

const fixtures = fileURLToPath(new URL('./boundary-fixtures/', import.meta.url));
const importRules = [...rules.forbidden.map(({ name }) => name), 'server-modules-form-layers'];
const lintRules = [
  'no-restricted-globals',
  'no-restricted-properties',
  'browser-storage',
  'draft-entry',
  'no-build-environment',
  'no-feature-name',
  'no-fixed-wait',
  'no-hidden-failure',
];

test('every rule has a fixture that breaks it', () => {
  expect(readdirSync(fixtures).toSorted()).toEqual([...importRules, ...lintRules].toSorted());
});

test.each(importRules)('%s refuses its fixture', async (rule) => {
  const violations = await boundaryViolations(`${fixtures}${rule}/`);
  expect(violations.map((violation) => violation.rule)).toContain(rule);
});

test('what stories stand on is refused like what tests stand on', async () => {
  const violations = await boundaryViolations(`${fixtures}fixtures-stay-in-tests/`);
  const ofStories = violations.filter(({ rule }) => rule === 'fixtures-stay-in-tests');
  expect(ofStories.map(({ from, to }) => [from, to])).toEqual([
    ['packages/features-cpd/src/index.ts', 'packages/stories/src/index.ts'],
    ['packages/features-events/src/index.ts', 'packages/kit/src/testing/index.ts'],
  ]);
});

test('the rules beside the contract are imported by the package of the rules alone', async () => {
  const violations = await boundaryViolations(`${fixtures}rules-by-their-package/`);
  const ofRules = violations.filter(({ rule }) => rule === 'rules-by-their-package');
  expect(ofRules.map(({ from }) => from)).toEqual([
    'apps/server/src/main.ts',
    'packages/features-events/src/index.test.ts',
  ]);
});

test('pages for those who look after something stand on the parts of the members’ package, and on nothing else of it', async () => {
  const violations = await boundaryViolations(`${fixtures}feature-knows-no-feature/`);
  const ofFeatures = violations.filter(({ rule }) => rule === 'feature-knows-no-feature');
  expect(ofFeatures.map(({ from, to }) => [from, to])).toEqual([
    ['packages/features-communities-admin/src/index.ts', 'packages/features-communities/src/index.ts'],
    ['packages/features-events/src/index.ts', 'packages/features-communities/src/index.ts'],
  ]);
});

test('a module of the server is asked by its entry point: what the app binds is for the app, an inner file for tests', async () => {
  const brokenIn = async (rule: string) => {
    const violations = await boundaryViolations(`${fixtures}${rule}/`);
    return violations.flatMap(({ rule: broken, from, to }) => (broken === rule ? [`${from} → ${to}`] : [])).toSorted();
  };
  const modules = 'apps/server/src/modules';
  expect(await brokenIn('modules-by-their-entry-point')).toEqual([
    `${modules}/cart/check-out.ts → ${modules}/orders/add-order.ts`,
    `${modules}/cart/check-out.ts → ${modules}/orders/routes.ts`,
  ]);
  expect(await brokenIn('app-by-the-entry-points-of-modules')).toEqual([
    `apps/server/src/jobs/jobs.ts → ${modules}/orders/add-order.ts`,
  ]);
});

test('a use case of the server imports the types of tables and not the tables, and what reads neither writes nor locks', async () => {
  const violations = await boundaryViolations(`${fixtures}sql-has-its-files/`);
  const modules = 'apps/server/src/modules';
  expect(violations.map(({ from, to }) => `${from} → ${to}`).toSorted()).toEqual([
    `${modules}/orders/deleted-orders.queries.ts → a write`,
    `${modules}/orders/locked-orders.queries.ts → a write`,
    `${modules}/orders/paid-orders.queries.ts → a write`,
    `${modules}/orders/place-order.ts → apps/server/src/db/schema/index.ts`,
  ]);
});

/** The settings of the linter, without what they leave out: the fixtures. */
function settingsForFixtures(): string {
  const settings: object = JSON.parse(readFileSync(`${workspace}.oxlintrc.json`, 'utf8'));
  const file = `${workspace}.portal/oxlint-fixtures.json`;
  mkdirSync(`${workspace}.portal`, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...settings, jsPlugins: [`${workspace}lint/plugin.ts`], ignorePatterns: [] }));
  return file;
}

test.each(lintRules)('%s refuses its fixture', (rule) => {
  const args = ['node_modules/oxlint/bin/oxlint', '-c', settingsForFixtures(), '-f', 'json', `${fixtures}${rule}`];
  const { stdout } = spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' });
  expect(stdout).toContain(`(${rule})"`);
});
