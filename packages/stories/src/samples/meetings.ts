import type { Meeting } from '@portal/api';
import { createMock } from '@portal/demo/mock';
import { storyNow } from '../live-mock.ts';

const mock = createMock({ clock: storyNow });
const response = await mock.fetch(
  new Request('https://stories.example/api/v1/community/meeting', {
    method: 'POST',
    headers: { Authorization: 'Bearer story', 'Content-Type': 'application/json' },
    body: '{}',
  }),
);
// The mock parses every reply with the contract.
const { meetings } = (await response.json()) as { meetings: Meeting[] };

/** The meetings of the demo world as a member is told about them. */
export const sampleMeetings: readonly Meeting[] = meetings;

/** The one with all that a meeting can have, changed as a story needs it. */
export function sampleMeeting(changes: Partial<Meeting> = {}): Meeting {
  const meeting = sampleMeetings.find(({ name }) => name === 'Journal club: thumb base arthritis');
  if (meeting === undefined) throw new Error('The demo world has no journal club');
  return { ...meeting, ...changes };
}
