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
const features = [{ module: 'communities' }, { module: 'surveys' }, { module: 'quizzes' }, {}];
const there = `There are: ${moduleIds.join(', ')}`;

function toldOf(input: Partial<ProfileInput>): string | null {
  try {
    refuseUnknownModules(defineProfile({ ...organisation, ...input }), features);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('modules of features pass, whether they are on or not, and ours without a feature', () => {
  expect(toldOf({ modules: { communities: true, marketplace: true }, otherModules: { surveys: true } })).toBeNull();
  expect(toldOf({})).toBeNull();
});

test.each([
  ['survey', 'surveys'],
  ['quizes', 'quizzes'],
  ['comunities', 'communities'],
])(
  "a feature's module that is written %s is refused with the nearest, %s, and all that there are",
  (written, meant) => {
    expect(toldOf({ otherModules: { [written]: true } })).toBe(
      `The profile 'harbour-pilots' switches on the module '${written}', which no feature has. Did you mean '${meant}'? ${there}, surveys, quizzes.`,
    );
  },
);

test('one of ours is refused while the profile is read: nobody else sees it', () => {
  const modules: object = { comunities: true };
  expect(toldOf({ modules })).toBe(
    `The profile 'harbour-pilots' switches on the module 'comunities', which no feature has. Did you mean 'communities'? ${there}.`,
  );
});
