export { forgetPasskeyChallenges } from './challenges.writes.ts';
export { confirmedOwner } from './confirmed-owner.ts';
