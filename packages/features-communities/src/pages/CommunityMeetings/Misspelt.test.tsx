import { testPortal } from '@portal/kit/testing';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MisspeltMeeting, MisspeltMeetings } from './Misspelt.tsx';

test('an address as it was once written leads to the right one, with all that it says [COM-023] [COM-024]', () => {
  const navigate = vi.fn();
  const navigation = { link: () => null, navigate, back: vi.fn() };
  const destinations = {
    'communities.communityMeetings': '/communities/:alias/meetings',
    'communities.meeting': '/communities/:alias/meetings/:id',
  };
  const page = { search: { meetingId: 'm-1' }, onSearchChange: vi.fn() };
  const { wrapper } = testPortal({ navigation, destinations });
  render(
    <>
      <MisspeltMeetings {...page} params={{ alias: 'hands' }} />
      <MisspeltMeeting {...page} search={{}} params={{ alias: 'hands', id: 'm-2' }} />
    </>,
    { wrapper },
  );
  expect(navigate.mock.calls).toEqual([
    ['/communities/hands/meetings?meetingId=m-1', { replace: true }],
    ['/communities/hands/meetings/m-2', { replace: true }],
  ]);
});
