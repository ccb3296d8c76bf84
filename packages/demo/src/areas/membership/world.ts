import type { WorldCommunity, WorldJoinAnswer, WorldMembership } from '../../world/world-types.ts';

const answers = [
  'I have worked in this field for six years, first in a public hospital and now in the community.',
  'Two days a week, in a team of nine. I would like to hear how others do it.',
  'A colleague told me about the discussions here. I am new to the field and hope to learn from you.',
  'I lead a small service in a regional town, four hours from the next one. Company would be good.',
];

/** What those answered who wait to be let in, and every third of those who were. */
export function buildJoinAnswers(
  communities: readonly WorldCommunity[],
  memberships: readonly WorldMembership[],
): WorldJoinAnswer[] {
  const questionsOf = new Map(communities.map(({ id, isPublic, questions }) => [id, isPublic ? [] : questions]));
  return memberships
    .filter(({ status }, index) => status === 'Awaiting' || (status === 'Joined' && index % 3 === 0))
    .flatMap(({ communityId, personId, joinedMinutesAgo }, index) =>
      (questionsOf.get(communityId) ?? [])
        .filter(({ isRequiredAssets }) => !isRequiredAssets)
        .map(({ id: questionId }, number) => ({
          communityId,
          personId,
          questionId,
          answer: answers[(index + number) % answers.length] ?? '',
          minutesAgo: joinedMinutesAgo,
        })),
    );
}
