import { expect, test } from 'vitest';
import { defineMessages } from '../messages/define-messages.ts';
import { overridesOf } from '../messages/message-overrides.ts';
import { defineProfile } from './define-profile.ts';
import { featureSettings, settingsOf } from './feature-settings.ts';

interface TrackerSettings {
  unit: 'points' | 'hours';
  goal: number;
}
const tracker: { id: string; settings: TrackerSettings } = { id: 'tracker', settings: { unit: 'points', goal: 30 } };
const courses = { id: 'courses', settings: { isOpen: false } };
const trackerMessages = defineMessages('tracker', { title: 'Tracker', goal: 'Goal' });
const coursesMessages = defineMessages('courses', { title: 'Courses' });
const organisation = {
  name: 'harbour-pilots',
  shortName: 'Harbour Pilots',
  fullName: 'Association of Harbour Pilots',
  website: 'https://www.harbour-pilots.example',
  brandColor: '#1D4E89',
  modules: {},
  registrationRoute: '/join',
};

test('what an organisation does not say of a feature is as the feature declares it', () => {
  expect(featureSettings(defineProfile(organisation), tracker)).toEqual({ unit: 'points', goal: 30 });
});

test('what it says holds for that feature, and the rest stays', () => {
  const profile = defineProfile({ ...organisation, settings: [settingsOf(tracker, { unit: 'hours' })] });
  expect(featureSettings(profile, tracker)).toEqual({ unit: 'hours', goal: 30 });
  expect(featureSettings(profile, courses)).toEqual({ isOpen: false });
});

test('what is chosen words what is called by it, and the profile words it otherwise', () => {
  const worded = {
    ...tracker,
    wording: ({ unit, goal }: TrackerSettings) =>
      overridesOf<typeof trackerMessages>({ tracker: { title: `Your ${unit}`, goal: `${goal} ${unit}` } }),
  };
  const settings = [settingsOf(worded, { unit: 'hours' })];
  expect(defineProfile({ ...organisation, settings }).messages).toEqual({
    tracker: { title: 'Your hours', goal: '30 hours' },
  });
  const own = overridesOf<typeof trackerMessages | typeof coursesMessages>({
    tracker: { title: 'Time spent' },
    courses: { title: 'Classes' },
  });
  expect(defineProfile({ ...organisation, settings, messages: own }).messages).toEqual({
    tracker: { title: 'Time spent', goal: '30 hours' },
    courses: { title: 'Classes' },
  });
  expect(defineProfile(organisation).messages).toBeUndefined();
});

test('a feature is said something of once', () => {
  const twice = [settingsOf(tracker, { unit: 'hours' }), settingsOf(tracker, { goal: 10 })];
  expect(() => defineProfile({ ...organisation, settings: twice })).toThrow('tracker');
});

test('settings are typed by the manifest', () => {
  const unit: 'points' | 'hours' = featureSettings(defineProfile(organisation), tracker).unit;
  expect(unit).toBe('points');
  // @ts-expect-error there is no such unit
  settingsOf(tracker, { unit: 'days' });
  // @ts-expect-error there is no such setting
  settingsOf(tracker, { colour: 'red' });
});
