export { forgetAnswers } from './answers.writes.ts';
export { hasOtherModerator } from './member-facts.queries.ts';
export { moveMembers, takeTurns, unblockMembers } from './move-members.writes.ts';
export { peopleToLetIn } from './next-source.ts';
