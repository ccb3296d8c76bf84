import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import { peopleByTarget, type Reactions } from '../../mock/reactions.ts';
import { momentIn } from '@portal/rules';
import type { WorldMeeting } from '../../world/world-types.ts';
import type { StoredFile } from '../files/state.ts';

export interface MockMeeting extends Stored<
  Omit<WorldMeeting, 'day' | 'startTime' | 'minutes' | 'rsvpHoursBefore' | 'attachments' | 'organiserId'>
> {
  readonly startAt: Date;
  readonly duration: number;
  readonly rsvpAt: Date | null;
  readonly attachments: readonly StoredFile[];
  /** When those who may come were told of it, and who told them. */
  readonly notified: { at: Date; by: string } | null;
  /** When people were invited to it one by one. */
  readonly invitations: readonly { personId: string; at: Date; by: string }[];
  /** When who had answered it was told that it had moved. */
  readonly moves: readonly { personId: string; at: Date; by: string }[];
  /** An uploaded picture, in place of the drawn one. */
  readonly imageUrl?: string | undefined;
  readonly version: number;
}

export interface MeetingsState {
  meetings: Collection<MockMeeting>;
  meetingFavourites: Reactions;
}

export function meetingsState(initial: InitialData): MeetingsState {
  return {
    meetings: collection(() => meetings(initial)),
    meetingFavourites: collection(() => meetingFavourites(initial)),
  };
}

const hour = 3_600_000;
const meetingFavourites = shared(({ world }: InitialData) => peopleByTarget(world.meetingFavourites));

const meetings = shared(({ world, ago }: InitialData) =>
  byId(
    world.meetings.map(({ day, startTime, minutes, rsvpHoursBefore, organiserId: _, ...meeting }): MockMeeting => {
      const startAt = momentIn({ day, startTime, timeZone: meeting.timeZone }, ago(0));
      const rsvpAt = rsvpHoursBefore === null ? null : new Date(startAt.getTime() - rsvpHoursBefore * hour);
      // Named as the seed of the server names them.
      const attachments = meeting.attachments.map((file) => ({ ...file, id: `asset-${file.id}` }));
      const news = { notified: null, invitations: [], moves: [] };
      return { ...meeting, ...news, attachments, startAt, duration: minutes, rsvpAt, version: 1 };
    }),
  ),
);
