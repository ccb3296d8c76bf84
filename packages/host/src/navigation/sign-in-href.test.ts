import { expect, test } from 'vitest';
import { signInHref } from './sign-in-href.ts';

test.each([
  [
    '/communities/explore',
    '?onlyJoined=true',
    '#top',
    '/account/sign-in?redirectTo=%2Fcommunities%2Fexplore%3FonlyJoined%3Dtrue%23top',
  ],
  ['/communities', '', '', '/account/sign-in?redirectTo=%2Fcommunities'],
])('the way to sign-in from %s%s%s leads back [PLT-196] [PLT-200]', (pathname, search, hash, expected) => {
  expect(signInHref({ pathname, search, hash })).toBe(expected);
});

test('home and the account pages are not worth leading back to', () => {
  expect(signInHref({ pathname: '/', search: '', hash: '' })).toBe('/account/sign-in');
  expect(signInHref({ pathname: '/account/sign-in', search: '?redirectTo=%2F', hash: '' })).toBe('/account/sign-in');
});
