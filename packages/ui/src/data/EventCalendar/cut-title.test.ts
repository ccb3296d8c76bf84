import { expect, test } from 'vitest';
import { cutTitle } from './cut-title.ts';

test.each([
  ['Splinting workshop', 18, 'Splinting workshop'],
  ['Splinting workshops', 18, 'Splinting workshop…'],
  ['Splinting the hand today', 14, 'Splinting the…'],
  ['👩🏽‍⚕️👩🏽‍⚕️👩🏽‍⚕️', 2, '👩🏽‍⚕️👩🏽‍⚕️…'],
  ['👩🏽‍⚕️👩🏽‍⚕️', 2, '👩🏽‍⚕️👩🏽‍⚕️'],
  ['As long as it is', undefined, 'As long as it is'],
])('%s in %s characters is %s', (title, characters, cut) => {
  expect(cutTitle(title, characters)).toBe(cut);
});
