import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { offersPasskeysInMenus, useHasPasskeys } from './use-has-passkeys.ts';

afterEach(() => vi.unstubAllGlobals());

function WithPasskeys() {
  return useHasPasskeys() ? 'with passkeys' : 'without';
}

test('a page that is drawn at build expects passkeys, and a browser that knows none says so', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(renderToString(<WithPasskeys />)).toBe('with passkeys');
  expect(renderHook(() => useHasPasskeys()).result.current).toBe(false);
});

test.each([
  ['knows no passkeys', undefined, false],
  ['knows passkeys and no menu of them', class {}, false],
  [
    'has none in menus',
    class {
      static isConditionalMediationAvailable = async () => false;
    },
    false,
  ],
  [
    'has them in menus',
    class {
      static isConditionalMediationAvailable = async () => true;
    },
    true,
  ],
])('a browser that %s', async (_, known, expected) => {
  vi.stubGlobal('PublicKeyCredential', known);
  expect(await offersPasskeysInMenus()).toBe(expected);
  expect(renderHook(() => useHasPasskeys()).result.current).toBe(known !== undefined);
});
