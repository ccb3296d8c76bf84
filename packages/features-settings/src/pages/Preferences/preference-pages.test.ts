import { expect, test } from 'vitest';
import { settingsMessages } from '../../messages.ts';
import { preferencePages } from './preference-pages.ts';

test('each page has its own words where there is nothing [SVC-092]', () => {
  const words = Object.entries(preferencePages).map(([name, { empty }]) => [name, settingsMessages.texts[empty]]);
  expect(Object.fromEntries(words)).toEqual({
    allCommunication: 'No communication preferences available',
    myCommunication: 'No communication preferences available',
    allInterests: 'No interests available',
    myInterests: 'No interests yet',
  });
});
