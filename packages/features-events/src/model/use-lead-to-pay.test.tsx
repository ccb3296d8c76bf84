import { pageNavigation } from '@portal/kit';
import { testPortal, testProfile } from '@portal/kit/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLeadToPay } from './use-lead-to-pay.ts';

afterEach(() => vi.restoreAllMocks());

const href = 'https://pay.example.org/order-1';

test.each([
  ['nothing', {}, true, 'this tab'],
  ['a tab of its own', { events: { checkoutOpens: 'newTab' } }, true, 'another tab'],
  ['a tab of its own, which the browser does not open', { events: { checkoutOpens: 'newTab' } }, false, 'this tab'],
])(
  'where the organisation says %s of where to pay, which is counted as a purchase [EVT-101] [SVC-162]',
  (_, featureSettings, isOpened, where) => {
    const tab = { opener: window, location: { replace: vi.fn() } };
    // Of a window only this is used.
    vi.spyOn(window, 'open').mockReturnValue(isOpened ? (tab as unknown as Window) : null);
    const navigation = { ...pageNavigation(), navigate: vi.fn() };
    const track = vi.fn();
    const { wrapper } = testPortal({ navigation, analytics: { track }, profile: testProfile({}, { featureSettings }) });
    renderHook(() => useLeadToPay(), { wrapper }).result.current(href, 't-1');
    const isElsewhere = where === 'another tab';
    expect(tab.location.replace.mock.calls).toEqual(isElsewhere ? [[href]] : []);
    expect(navigation.navigate.mock.calls).toEqual(isElsewhere ? [] : [[href]]);
    if (isElsewhere) expect(tab.opener).toBeNull();
    expect(track.mock.calls).toEqual([['purchaseProduct', { targetId: 't-1' }]]);
  },
);
