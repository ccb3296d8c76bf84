import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { profiles } from '@portal/profiles';
import { defineProfile } from '@portal/profiles/define-profile';
import { describe, expect, test } from 'vitest';
import { readStoryFile } from '../../catalogue/story-file.ts';
import { folderOf, profileSnippet, themeSnippet, type NewProfile } from './profile-snippet.ts';
import { sampleScreens } from './sample-screens.ts';
import { pairsOf, readableTone, tryBrand } from './try-brand.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

const physio: NewProfile = {
  shortName: 'Riverland Physio',
  fullName: "The Riverland Physiotherapists' Guild",
  website: 'https://www.riverland.example',
  brandColor: ' #7A1FA2 ',
  font: '',
};

/** Runs the copied text as the profile's file would run. */
function evaluated(snippet: string): unknown {
  const body = snippet.replace(/^import .*$/m, '').replace('export const profile =', 'return');
  return runInThisContext(`(defineProfile) => {${body}}`)(defineProfile);
}

describe('the copied profile', () => {
  test('is a profile', () => {
    expect(evaluated(profileSnippet(physio))).toMatchObject({
      name: 'riverland-physio',
      fullName: "The Riverland Physiotherapists' Guild",
      brandColor: '#7A1FA2',
    });
  });

  test('says all that the profiles of this workspace say', () => {
    const keys = Object.keys(evaluated(profileSnippet(physio)) as object);
    // What a page of theirs says in its own words is theirs.
    const { messages: _, ...known } = profiles['law-council'];
    expect(keys).toEqual(expect.arrayContaining(Object.keys(known)));
  });

  test.each(Object.values(profiles).map(({ name }) => name))('has the theme file of %s', (name) => {
    const file = readFileSync(join(workspace, `profiles/${name}/theme.css.ts`), 'utf8');
    expect(themeSnippet(physio)).toBe(file);
  });

  test('names a font of its own with what stands in for it', () => {
    expect(themeSnippet({ ...physio, font: 'Source Sans' })).toContain(
      `makeTheme({ brand: profile.brandColor, fontFamily: '"Source Sans", system-ui, sans-serif' })`,
    );
  });
});

test.each([
  ['National Law Council', 'national-law-council'],
  ['Société d’Ergo', 'societe-d-ergo'],
  ['***', 'new-profile'],
])('%s has its files in %s', (name, folder) => {
  expect(folderOf(name)).toBe(folder);
});

test.each([
  ['', 'Enter a colour, such as #004C58.'],
  ['teal-ish', "'teal-ish' is not a colour. Enter one such as #004C58 or hsl(188 100% 17%)."],
])('%j is refused in words', (typed, error) => {
  expect(tryBrand(typed)).toEqual({ theme: null, error });
});

test.each(['#004C58', '#EC6D19', '#fff', 'hsl(48 100% 50%)'])('%s gives pairs that can all be read', (brand) => {
  const { theme } = tryBrand(brand);
  for (const scheme of ['light', 'dark'] as const) {
    const [closest] = theme ? pairsOf(theme, scheme) : [];
    expect((closest?.contrast ?? 0) / (closest?.least ?? 1)).toBeGreaterThanOrEqual(1);
  }
});

test('a bright brand gets a darker tone for buttons, a dark one stays', () => {
  const tone = (brand: string) => {
    const { theme } = tryBrand(brand);
    return theme && readableTone(theme, 'light');
  };
  expect(tone('#004C58')?.isChanged).toBe(false);
  expect(tone('#EC6D19')?.isChanged).toBe(true);
});

test('every screen that is shown is a story', () => {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: workspace });
  const ids = files.flatMap((file) =>
    readStoryFile(readFileSync(join(workspace, file), 'utf8')).stories.map(({ id }) => id),
  );
  expect(sampleScreens.filter(([id]) => !ids.includes(id))).toEqual([]);
});
