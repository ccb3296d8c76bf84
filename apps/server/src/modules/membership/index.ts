export { forgetAnswers } from './answers.ts';
export { hasOtherModerator } from './member-facts.ts';
export { moveMembers, takeTurns, unblockMembers } from './move-members.ts';
export { peopleToLetIn } from './next-source.ts';
