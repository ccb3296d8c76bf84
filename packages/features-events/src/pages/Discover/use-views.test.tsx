import { ViewerProvider } from '@portal/kit';
import { testMember, testPortal, testProfile, testStaff } from '@portal/kit/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useViews } from './use-views.ts';

const on = { enabled: true, accessRules: [] };
const off = { enabled: false, accessRules: [] };
const forMembers = { enabled: true, accessRules: ['isMember'] };

function viewsOf(
  events: NonNullable<Parameters<typeof testProfile>[0]>['events'],
  search: object,
  viewer = testMember(),
) {
  const { wrapper: Portal } = testPortal({ profile: testProfile({ events }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Portal>
      <ViewerProvider value={viewer}>{children}</ViewerProvider>
    </Portal>
  );
  const hrefOf = (address: object) => JSON.stringify(address);
  const address = { search: { ...search }, onSearchChange: vi.fn() };
  const { result } = renderHook(() => useViews(address, hrefOf), { wrapper });
  return { isCalendar: result.current.isCalendar, hasTabs: result.current.tabs !== null };
}

const calendar = { activeTab: 'calendar' };

test.each([
  ['both are on', { enabled: true, subModules: { calendar: on } }, true],
  ['the calendar is off', { enabled: true, subModules: { calendar: off } }, false],
  ['the calendar is not named', { enabled: true, subModules: {} }, false],
  ['events are off', { enabled: false, subModules: { calendar: on } }, false],
  ['events are for members', { ...forMembers, subModules: { calendar: on } }, true],
  ['the calendar is for members', { enabled: true, subModules: { calendar: forMembers } }, true],
])('where %s: is there a calendar? [EVT-003] [EVT-004] [PLT-077]', (_, events, isThere) => {
  expect(viewsOf(events, calendar)).toEqual({ isCalendar: isThere, hasTabs: isThere });
});

const both = { enabled: true, subModules: { calendar: on } };

test.each([
  ['nothing', both, {}, true],
  ['a view that there is none of', both, { activeTab: 'party' }, true],
  ['the calendar, which is off', { enabled: true, subModules: { calendar: off } }, calendar, false],
  [
    'the calendar, to staff, for whom it is not',
    { enabled: true, subModules: { calendar: forMembers } },
    calendar,
    false,
  ],
])('an address that names %s opens the list [EVT-013]', (_, events, search, hasTabs) => {
  expect(viewsOf(events, search, testStaff())).toEqual({ isCalendar: false, hasTabs });
});
