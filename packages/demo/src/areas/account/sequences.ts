import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import type { Audience } from '@portal/rules';

const { account, people } = contract;

export function accountSequences({ world, member, admin, joined }: Subjects): Sequence[] {
  const isThere = (id: string) =>
    world.memberships.some((one) => one.communityId === joined.id && one.personId === id && one.status === 'Joined');
  // Somebody of whom there is something to tell, whom no other case changes.
  const owner = world.people.find(
    ({ id, role, avatar, pronoun }) =>
      role === 'Standard' && avatar !== null && pronoun !== null && id !== member && isThere(id),
  );
  const ownerId = owner?.id ?? '';
  const choose = async (target: ConformanceTarget, audience: Audience) => {
    const { version } = await replyTo(target, account.privacy, {}, ownerId);
    const choices = { photo: audience, pronoun: audience, workplace: audience, state: audience, email: audience };
    await replyTo(target, account.savePrivacy, { body: { choices, version } }, ownerId);
  };
  const visibility = async (target: ConformanceTarget, as: string) => {
    const profile = await replyTo(target, people.byId, { params: { id: ownerId } }, as);
    const { avatarUrl, pronoun, organisationName, registeredEmail } = profile;
    return [avatarUrl, pronoun, organisationName, registeredEmail].map((value) => value !== null);
  };
  return [
    {
      title: 'hiding oneself, and showing oneself to connections',
      async run(target) {
        await choose(target, 'onlyMe');
        expectSame(await visibility(target, ownerId), [true, true, true, true], 'what one sees of oneself');
        expectSame(await visibility(target, member), [false, false, false, false], 'what a connection sees');
        expectSame(await visibility(target, admin), [false, true, true, true], 'what staff see');
        await choose(target, 'connections');
        expectSame(await visibility(target, member), [true, true, true, true], 'what a connection sees then');
        const shown = await replyTo(target, account.profileAs, { query: { as: 'member' } }, ownerId);
        const { avatarUrl, pronoun, organisationName, homeState, registeredEmail } = shown;
        const hidden = [avatarUrl, pronoun, organisationName, homeState, registeredEmail];
        expectSame(hidden, [null, null, null, null, null], 'one’s own profile as another member sees it');
      },
    },
  ];
}
