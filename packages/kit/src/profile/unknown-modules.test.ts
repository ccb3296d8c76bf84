import { expect, test } from 'vitest';
import { defineProfile, type ProfileInput } from './define-profile.ts';
import { moduleIds } from './module-ids.ts';
import { refuseUnknownModules } from './unknown-modules.ts';

const organisation = {
  name: 'harbour-pilots',
  fullName: 'Association of Harbour Pilots',
  website: 'https://www.harbour-pilots.example/',
  brandColor: '#1D4E89',
};
const features = [
  { module: 'communities' },
  { module: 'surveys', submodules: ['results', 'archive'] },
  { module: 'quizzes' },
  {},
];
const there = `There are: ${moduleIds.join(', ')}`;

function refusalOf(input: Partial<ProfileInput>): string | null {
  try {
    refuseUnknownModules(defineProfile({ ...organisation, ...input }), features);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('modules of features pass, whether they are on or not, and ours without a feature', () => {
  expect(refusalOf({ modules: { communities: true, marketplace: true }, otherModules: { surveys: true } })).toBeNull();
  expect(refusalOf({})).toBeNull();
});

test.each([
  ['survey', 'surveys'],
  ['quizes', 'quizzes'],
  ['comunities', 'communities'],
])(
  "a feature's module that is written %s is refused with the nearest, %s, and all that there are",
  (written, meant) => {
    expect(refusalOf({ otherModules: { [written]: true } })).toBe(
      `The profile 'harbour-pilots' switches on the module '${written}', which no feature has. Did you mean '${meant}'? ${there}, surveys, quizzes.`,
    );
  },
);

test('one of ours is refused while the profile is read: nobody else sees it', () => {
  const modules: object = { comunities: true };
  expect(refusalOf({ modules })).toBe(
    `The profile 'harbour-pilots' switches on the module 'comunities', which no feature has. Did you mean 'communities'? ${there}.`,
  );
});

test('sub-modules pass that a feature of the module has', () => {
  const modules = { activities_and_billing: { subModules: { invoices: true } } } as const;
  expect(refusalOf({ modules, otherModules: { surveys: { subModules: { archive: true } } } })).toBeNull();
});

test.each([
  ['surveys', 'result', "Did you mean 'results'? There are: results, archive."],
  ['quizzes', 'results', 'It has none.'],
])('a sub-module of %s that is written %s is refused: %s', (module, written, there) => {
  expect(refusalOf({ otherModules: { [module]: { subModules: { [written]: true } } } })).toBe(
    `The profile 'harbour-pilots' switches on '${written}', which is no sub-module of the module '${module}'. ${there}`,
  );
});

test.each([
  ['events', 'calender', "Did you mean 'calendar'? There are: attachments, "],
  ['settings', 'invoices', 'Did you mean '],
  ['cpd', 'invoices', 'It has none.'],
])('one of our module %s that is written %s is refused while the profile is read', (module, written, there) => {
  const modules: object = { [module]: { subModules: { [written]: true } } };
  expect(refusalOf({ modules })).toContain(
    `The profile 'harbour-pilots' switches on '${written}', which is no sub-module of the module '${module}'. ${there}`,
  );
});
