import { globSync, readFileSync } from 'node:fs';
import * as communities from '@portal/features-communities/manifest';
import * as communitiesAdmin from '@portal/features-communities-admin/manifest';
import * as content from '@portal/features-content/manifest';
import * as contentAdmin from '@portal/features-content-admin/manifest';
import * as cpd from '@portal/features-cpd/manifest';
import * as directory from '@portal/features-directory/manifest';
import * as events from '@portal/features-events/manifest';
import * as eventsDesk from '@portal/features-events-desk/manifest';
import * as home from '@portal/features-home/manifest';
import * as onboarding from '@portal/features-onboarding/manifest';
import * as settings from '@portal/features-settings/manifest';
import type { FeatureManifest, PackageElsewhere } from '@portal/kit/access';
import { expect, test } from 'vitest';
import { styleBudgets, widgets } from '../.size-limit.ts';
import { elementPages } from './size.ts';
import { unwrapped } from './unwrapped.ts';
import { workspace } from './workspace.ts';

interface Package {
  manifests: readonly FeatureManifest[];
  elsewhere: PackageElsewhere;
}

const docs = unwrapped(readFileSync(`${workspace}docs/embedding.md`, 'utf8'));
const packages: readonly Package[] = [
  communities,
  communitiesAdmin,
  content,
  contentAdmin,
  cpd,
  directory,
  events,
  eventsDesk,
  home,
  onboarding,
  settings,
];
const elements = packages.flatMap(({ manifests }) => manifests.flatMap((manifest) => Object.keys(manifest.elements)));
const featuresWithPages = packages
  .flatMap(({ elsewhere }) => Object.values(elsewhere))
  .filter((feature) => 'pages' in feature);

/** What stands between backquotes in a column of the docs' table that begins with these words. */
function column(heading: string, at: number): string[] {
  const [, table = ''] = new RegExp(`^\\| ${heading} .*\\n\\|[- |]*\\n((?:\\|.*\\n)*)`, 'm').exec(docs) ?? [];
  const cells = table.split('\n').map((row) => row.split('|')[at] ?? '');
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`<?([\w-]+)>?`/g), ([, name = '']) => name));
}

test('the docs name every feature package', () => {
  const folders = globSync('packages/features-*', { cwd: workspace });
  expect(packages).toHaveLength(folders.length);
});

test('the docs name every element, and no other', () => {
  expect(column('element', 1).toSorted()).toEqual(elements.toSorted());
});

test('every element is tried on a page of the lab', () => {
  const lab = globSync('apps/embed-lab/e2e/*.ts', { cwd: workspace }).map((file) =>
    readFileSync(workspace + file, 'utf8'),
  );
  const tried = new Set(lab.flatMap((text) => text.match(/<portal-[a-z-]+/g) ?? []));
  expect(elements.filter((element) => !tried.has(`<${element}`))).toEqual([]);
});

test('the docs name every widget, and no other', () => {
  const widgets = featuresWithPages.flatMap(({ pages }) =>
    Object.values(pages).flatMap((page) => ('widget' in page ? [page.widget] : [])),
  );
  expect(column('package', 2).toSorted()).toEqual([...new Set(widgets)].toSorted());
});

test('the docs name every outcome, as a property and as an event, and no other', () => {
  const outcomes = [...new Set(featuresWithPages.flatMap((feature) => feature.outcomes))].toSorted();
  const property = (name: string) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  expect(column('property', 1).toSorted()).toEqual(outcomes.map(property).toSorted());
  expect(column('property', 2).toSorted()).toEqual(outcomes.map((name) => `portal-${name}`).toSorted());
});

test('what the docs say that elements and widgets cost is within 8 % of their budgets', () => {
  const costs = docs.split('\n').filter((line) => line.startsWith('- **What it costs**'));
  const figures = costs.flatMap((line) =>
    Array.from(line.matchAll(/(\d+)(?: kB)?(?: in all)? (?:for|with) `<?([\w-]+)>?`/g)),
  );
  const budgets = new Map([...elementPages, ...widgets].map(({ name, budget }) => [name.replace(/[<>]/g, ''), budget]));
  const stale = figures.filter(([, kB, name = '']) => !(Math.abs(Number(kB) / (budgets.get(name) ?? NaN) - 1) <= 0.08));
  expect(costs).toHaveLength(2);
  expect(figures).toHaveLength(11);
  expect(stale.map(([words]) => words)).toEqual([]);
});

test('what the docs say that the styles of packages cost is within 1 kB of their budget', () => {
  const [, kB] = /`PostDetails` .* and (\d+) kB of styles/.exec(docs) ?? [];
  expect(Math.abs(Number(kB) - styleBudgets.ui)).toBeLessThanOrEqual(1);
});
