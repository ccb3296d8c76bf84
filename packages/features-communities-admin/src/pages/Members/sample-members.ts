import type { Member } from '@portal/api';

function member(number: number, firstName: string, lastName: string, more: Partial<Member> = {}): Member {
  const id = `p-${number}`;
  return {
    ...{ id, userId: id, firstName, lastName, pronoun: null, avatarUrl: null },
    ...{ role: 'Member', status: 'Joined', joinedAt: '2026-03-04T01:00:00.000Z', email: `${id}@example.org` },
    ...{ organisationName: 'Northern Health', homeState: 'VIC', isHaveAnswers: false, isBlocked: false },
    ...{ reason: null, updatedAt: '2026-10-04T01:00:00.000Z' },
    ...more,
  };
}

/** Of each kind one, with what is long and what is missing. */
export const sampleMembers: Member[] = [
  member(1, 'Aroha', 'Hemi', { status: 'Awaiting', joinedAt: null, isHaveAnswers: true, pronoun: 'she/her' }),
  member(2, 'Tom', 'Papadopoulos', { role: 'Moderator', isHaveAnswers: true }),
  member(3, 'Priya', 'Sharma', { role: 'Editor', pronoun: 'she/they' }),
  member(4, 'Maximiliana-Konstantina', 'Papadimitrakopoulou-Featherstonehaugh', {
    organisationName: 'The Royal Institute of Occupational Rehabilitation and Community Participation',
    email: 'maximiliana.papadimitrakopoulou-featherstonehaugh@example.org',
  }),
  member(5, 'Bo', 'Li', { organisationName: null, homeState: null, email: null }),
];

export const sampleBlocked: Member[] = [
  member(6, 'Rua', 'Hemi', {
    status: 'Blocked',
    isBlocked: true,
    reason: 'Advertises a paid course, after two warnings.',
  }),
  member(7, 'Sam', 'Okafor', {
    ...{ status: 'Blocked', isBlocked: true },
    reason: 'Recruiting from members’ teams by direct message, and personal remarks about others in three discussions.',
  }),
];
