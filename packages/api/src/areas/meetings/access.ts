import type { ObjectAccess } from '../../contract/access.ts';

export type MeetingAction = 'read' | 'manage';

export type OnMeeting = ObjectAccess<'meetings', MeetingAction>;

const who: Record<MeetingAction, string> = {
  read: 'Anyone signed in, of public meetings; members of the community, of its own; who is invited, of private ones; and those who look after its meetings.',
  manage: 'Those who look after the meetings of the community.',
};

/** About a meeting in the community that the path names before it. */
export function onMeeting(action: MeetingAction): OnMeeting {
  const at = { from: 'params', name: 'meetingId' } as const;
  return { rule: 'object', area: 'meetings', module: 'communities', action, at, who: who[action] };
}
