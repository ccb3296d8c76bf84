import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { MeetingWhen } from './MeetingWhen.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Australia/Perth', 'Thu 16:30 in Perth'],
  ['Europe/London', 'Thu 08:30 in London'],
  ['Australia/Sydney', null],
])(
  'a meeting in Sydney is told to whoever reads in %s by their own clock, wherever the organisation is: %s',
  (zone, text) => {
    const own = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone: zone });
    const { wrapper } = testPortal();
    const meeting = sampleMeeting({ startDate: '2026-12-03T08:30:00.000Z', timeZone: 'Australia/Sydney' });
    render(<MeetingWhen meeting={meeting} />, { wrapper });
    const localTime = screen.queryByText(/ in (?:Perth|London|Sydney)$/);
    expect(localTime?.textContent ?? null).toBe(text);
  },
);
