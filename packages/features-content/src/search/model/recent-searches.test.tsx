import { usePortal } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { clearSearches, storeSearch, recentSearches } from './recent-searches.ts';

function opened() {
  const portal = testPortal();
  const { result } = renderHook(() => usePortal(), portal);
  return { session: portal.session, device: result.current };
}

describe('what somebody has looked for', () => {
  test('is kept on the device, five of them, the last first and each once', () => {
    const { device } = opened();
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'THREE']) storeSearch(device, word);
    expect(recentSearches(device)).toEqual(['THREE', 'six', 'five', 'four', 'two']);
    clearSearches(device);
    expect(recentSearches(device)).toEqual([]);
  });

  test('is of nobody else on this device, and gone when they sign out', () => {
    const { device, session } = opened();
    storeSearch(device, 'stroke');
    act(() => session.set(loginOf('ben')));
    expect(recentSearches(device)).toEqual([]);
    act(() => session.set(loginOf('mia')));
    expect(recentSearches(device)).toEqual([]);
  });

  test('is no draft that could be listed or would have to be sent', () => {
    const { device } = opened();
    storeSearch(device, 'stroke');
    expect([device.drafts.hasListed(), device.drafts.hasUnsent()]).toEqual([false, false]);
  });

  test.each(['{', '"stroke"', '[1, null]'])('is nothing, where the device has kept %s in its place', (text) => {
    const { device } = opened();
    storeSearch(device, 'stroke');
    const { storage } = device.drafts;
    const [place = ''] = storage.keys('').filter((key) => key.includes('searches'));
    storage.write(place, text);
    expect(recentSearches(device)).toEqual([]);
  });
});
