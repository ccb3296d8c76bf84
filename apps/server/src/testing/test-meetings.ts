import { randomUUID } from 'node:crypto';
import { meetingPeople, meetings } from '../db/schema/index.ts';
import type { TestCommunityName, TestPersonName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

const hour = 3_600_000;

interface TestMeeting extends Partial<typeof meetings.$inferInsert> {
  invited?: readonly TestPersonName[];
  going?: readonly TestPersonName[];
}

/** A meeting of a community for its members, an hour long, a week from now. */
export async function seedMeeting(
  server: TestServer,
  communityId: TestCommunityName,
  { invited = [], going = [], ...changes }: TestMeeting = {},
): Promise<string> {
  const id = randomUUID();
  const at = server.clock.now();
  const startAt = changes.startAt ?? new Date(at.getTime() + 7 * 24 * hour);
  const duration = changes.duration ?? 60;
  await server.db.insert(meetings).values({
    ...{ id, communityId, name: 'Journal club', description: 'Two papers.', visible: 2 as const, createdAt: at },
    ...{ link: 'https://meet.example.org/journal', zone: 'Australia/Sydney' },
    ...changes,
    ...{ startAt, duration, endAt: new Date(startAt.getTime() + duration * 60_000) },
  });
  const rows = [
    ...invited.map((personId) => ({ meetingId: id, personId, isInvited: true, at })),
    ...going.map((personId) => ({ meetingId: id, personId, status: 1 as const, at })),
  ];
  if (rows.length > 0) await server.db.insert(meetingPeople).values(rows);
  return id;
}
