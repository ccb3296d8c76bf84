import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FeatureManifest, isSwitchedOn } from '@portal/kit/access';
import { beforeAll, describe, expect, test } from 'vitest';
import { features } from '../features.ts';
import { buildTrials, trialFolder } from './trials/build-trials.ts';
import { moduleListFile } from './trials/module-list.ts';
import { isTrialName, trialPortals } from './trials/trial-portals.ts';

const comingSoon = '@portal/host/coming-soon';
const workspace = fileURLToPath(new URL('../../../', import.meta.url));

const names = Object.keys(trialPortals).filter(isTrialName);

beforeAll(() => buildTrials(names), 600_000);

// The default portal is there as `hubs`, which has its modules.
describe.each(names)('the bundle of %s', (name) => {
  const [profile, folder] = [trialPortals[name], trialFolder(name)];

  test.each(features)('has $name if it is on, and else none of its code and words', (feature) => {
    const on = features.filter((other) => isSwitchedOn(profile, other));
    // A package may hold a feature that is on beside one that is off: of that, what declares it and its pages is not there.
    const isShared = !on.includes(feature) && on.some(({ from }) => from === feature.from);
    const modules = modulesIn(folder).filter((path) => (isShared ? declares(feature, path) : belongsTo(feature, path)));
    if (on.includes(feature)) return expect(modules).not.toEqual([]);
    const others = on.filter(({ from }) => from !== feature.from).flatMap(wordsOf);
    // The words of a package are those of all its features.
    const own = isShared ? [] : wordsOf(feature).filter((text) => !others.includes(text));
    const words = own.filter((text) => isWordOf(scriptsIn(folder), text));
    expect({ modules, words }).toEqual({ modules: [], words: [] });
  });
});

test('the words are those of the feature: a portal that has communities has them', () => {
  const communities = features.find(({ module }) => module === 'communities');
  const words = communities === undefined ? [] : wordsOf(communities);
  const code = scriptsIn(trialFolder('hubs'));
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((text) => !isWordOf(code, text))).toEqual([]);
});

/** A text as a whole: it may begin a longer one of another feature. */
function isWordOf(code: string, text: string): boolean {
  return ['`', '"', "'"].some((quote) => code.includes(quote + text + quote));
}

/** The source modules of a bundle, as paths of the workspace. */
function modulesIn(folder: string): string[] {
  return JSON.parse(readFileSync(join(folder, moduleListFile), 'utf8'));
}

const scripts = new Map<string, string>();

/** All the code of a bundle as one text. */
function scriptsIn(folder: string): string {
  const known = scripts.get(folder);
  if (known !== undefined) return known;
  const files = globSync('assets/*.js', { cwd: folder });
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  scripts.set(folder, text);
  return text;
}

/** A place that is not open yet is one file of the host, any other feature a package. */
function belongsTo({ id, from }: FeatureManifest, path: string): boolean {
  const file = `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-feature.ts`;
  return from === comingSoon
    ? path === `packages/host/src/coming-soon/${file}`
    : path.startsWith(`packages/${from.slice('@portal/'.length)}/`);
}

/** Whether it is the module from which all of a feature is reached. */
function declares({ name, from }: FeatureManifest, path: string): boolean {
  const isOfPackage = path.startsWith(`packages/${from.slice('@portal/'.length)}/`);
  // Styles are modules of the bundle that stand in no file.
  return (
    isOfPackage &&
    /\.tsx?$/.test(path) &&
    readFileSync(join(workspace, path), 'utf8').includes(`export const ${name} =`)
  );
}

/** The longer texts of a feature's package. */
function wordsOf({ from }: FeatureManifest): string[] {
  if (from === comingSoon) return [];
  const files = globSync(`packages/${from.slice('@portal/'.length)}/src/**/messages*.ts`, { cwd: workspace });
  return files.flatMap((file) =>
    [...readFileSync(join(workspace, file), 'utf8').matchAll(/: '([^'\\{}]{24,})',$/gm)].map(([, text = '']) => text),
  );
}
