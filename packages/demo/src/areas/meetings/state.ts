import { type Beginning, shared } from '../../mock/beginning.ts';
import { byId, type Collection, collection, type Kept } from '../../mock/collection.ts';
import { peopleByTarget, type Reactions } from '../../mock/reactions.ts';
import { momentIn } from '@portal/rules';
import type { WorldMeeting } from '../../world/world-types.ts';
import type { StoredFile } from '../files/state.ts';

export interface MockMeeting extends Kept<
  Omit<WorldMeeting, 'day' | 'startTime' | 'minutes' | 'rsvpHoursBefore' | 'attachments' | 'organiserId'>
> {
  readonly startAt: Date;
  readonly duration: number;
  readonly rsvpAt: Date | null;
  readonly attachments: readonly StoredFile[];
  /** When those who may come were told of it, and who told them. */
  readonly told: { at: Date; by: string } | null;
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

export function meetingsState(beginning: Beginning): MeetingsState {
  return {
    meetings: collection(() => meetings(beginning)),
    meetingFavourites: collection(() => meetingFavourites(beginning)),
  };
}

const hour = 3_600_000;
const meetingFavourites = shared(({ world }: Beginning) => peopleByTarget(world.meetingFavourites));

const meetings = shared(({ world, ago }: Beginning) =>
  byId(
    world.meetings.map(({ day, startTime, minutes, rsvpHoursBefore, organiserId: _, ...meeting }): MockMeeting => {
      const startAt = momentIn({ day, startTime, timeZone: meeting.timeZone }, ago(0));
      const rsvpAt = rsvpHoursBefore === null ? null : new Date(startAt.getTime() - rsvpHoursBefore * hour);
      // Named as the seed of the server names them.
      const attachments = meeting.attachments.map((file) => ({ ...file, id: `asset-${file.id}` }));
      const news = { told: null, invitations: [], moves: [] };
      return { ...meeting, ...news, attachments, startAt, duration: minutes, rsvpAt, version: 1 };
    }),
  ),
);
