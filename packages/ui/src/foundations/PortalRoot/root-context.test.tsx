import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RootContext, useScopedKey } from './root-context.ts';

const keyIn = (storageScope: string, key: string | undefined) =>
  renderHook(() => useScopedKey(key), {
    wrapper: ({ children }) => (
      <RootContext.Provider value={{ overlays: null, storageScope, locale: 'en-AU' }}>{children}</RootContext.Provider>
    ),
  }).result.current;

test('the heights of a list are kept apart for two portals on one page', () => {
  expect([keyIn('portal:a', 'posts:feed'), keyIn('portal:b', 'posts:feed')]).toEqual([
    'portal:a/posts:feed',
    'portal:b/posts:feed',
  ]);
  expect(keyIn('portal:a', undefined)).toBeUndefined();
});
