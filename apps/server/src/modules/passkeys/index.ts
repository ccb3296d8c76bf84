export { forgetPasskeyChallenges } from './challenges.ts';
export { confirmedOwner } from './confirmed-owner.ts';
