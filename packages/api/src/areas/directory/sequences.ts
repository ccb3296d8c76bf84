import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { ask, type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';
import { defaultPrivacyFlags, type PrivacyFlags } from '../../rules/index.ts';
import { listedIn } from './listed-in.ts';

const { directory } = contract;

export function directorySequences({ world, member, admin }: Subjects): Sequence[] {
  const person = listedIn(world, member);
  const company = world.organisations.find(({ name }) => name === person.organisationName)?.id ?? '';
  const name = `${person.firstName} ${person.lastName}`;
  const found = (target: ConformanceTarget, query: Record<string, unknown>, as = member) =>
    replyTo(target, directory.members, { query }, as);
  const idsOf = async (target: ConformanceTarget, query: Record<string, unknown>, as = member) => {
    const { members, totalItems } = await found(target, query, as);
    return [members.map(({ userId }) => userId), totalItems];
  };
  const say = (target: ConformanceTarget, changes: Partial<PrivacyFlags>) =>
    replyTo(target, directory.saveVisibility, { body: { ...defaultPrivacyFlags, ...changes } }, person.id);
  const profileOf = (target: ConformanceTarget, as = member) =>
    replyTo(target, directory.member, { params: { id: person.id } }, as);

  return [
    {
      title: 'who leaves the directory is neither found nor opened there, and sees themself',
      async run(target) {
        expectSame(await idsOf(target, { name, companyId: company }), [[person.id], 1], 'at first');
        await say(target, { includeInDirectory: false });
        for (const as of [member, admin])
          expectSame(await idsOf(target, { name, companyId: company }, as), [[], 0], 'afterwards');
        const question = { endpoint: directory.member, input: { params: { id: person.id } } };
        expectSame((await ask(target, { ...question, as: admin })).status, 404, 'their profile');
        expectSame((await ask(target, { ...question, as: person.id })).status, 200, 'their profile, to themself');
        const own = await replyTo(target, directory.profile, {}, person.id);
        expectSame(own.hidden.includes('includeInDirectory'), true, 'the note');
      },
    },
    {
      title: 'an organisation that somebody hides finds them no more, and stands on no card and no profile',
      async run(target) {
        const [before] = (await found(target, { name, companyId: company })).members;
        expectSame(
          [before?.companyName, before?.jobPosition],
          [person.organisationName, person.jobTitle],
          'their card',
        );
        await say(target, { showOrganisation: false });
        expectSame(await idsOf(target, { name, companyId: company }), [[], 0], 'by it');
        const cards = (await found(target, { name })).members.filter(({ userId }) => userId === person.id);
        expectSame(
          cards.map(({ companyName, jobPosition }) => [companyName, jobPosition]),
          [['', '']],
          'their card afterwards',
        );
        expectSame((await profileOf(target)).organisation, { name: '', address: '', jobTitle: '' }, 'their profile');
        const own = await replyTo(target, directory.profile, {}, person.id);
        expectSame(own.data.organisation.name, person.organisationName, 'their profile, to themself');
      },
    },
    {
      title: 'an e-mail is shown once its owner has said so, and its audience follows',
      async run(target) {
        expectSame((await profileOf(target)).contact.email, null, 'at first');
        await say(target, {});
        expectSame((await profileOf(target)).contact.email, person.email, 'once it was said');
        const { choices } = await replyTo(target, contract.account.privacy, {}, person.id);
        expectSame(choices.email, 'members', 'its audience');
        await say(target, { showEmail: false });
        expectSame((await profileOf(target)).contact.email, null, 'taken back');
        const visibility = await replyTo(target, directory.visibility, {}, person.id);
        expectSame(visibility.showEmail, false, 'the setting');
      },
    },
    {
      title: 'pages follow one another by number and by place, in both directions',
      async run(target) {
        for (const sortOrder of ['asc', 'desc']) {
          const query = { name: 'an', size: 4, sortOrder };
          const all = await found(target, { ...query, size: 12 });
          const ids = all.members.map(({ userId }) => userId);
          const first = await found(target, query);
          const second = await found(target, { ...query, after: first.nextCursor ?? '' });
          const third = await found(target, { ...query, page: 3 });
          const turned = [first, second, third].flatMap(({ members }) => members.map(({ userId }) => userId));
          expectSame(turned, ids, `pages ${sortOrder}`);
          expectSame([first.totalItems, third.page], [all.totalItems, 3], `counts ${sortOrder}`);
        }
      },
    },
    {
      title: 'what somebody says of themself stands on their profile',
      async run(target) {
        await replyTo(target, directory.saveDetails, { body: { description: 'Splints.' } }, person.id);
        expectSame((await profileOf(target)).aboutMe, 'Splints.', 'their profile');
        await replyTo(target, directory.saveDetails, { body: { description: '' } }, person.id);
        const own = await replyTo(target, directory.profile, {}, person.id);
        expectSame(own.data.aboutMe, '', 'their own');
      },
    },
    {
      title: 'an area finds those who know anything of it, and so does what lies within it',
      async run(target) {
        const known = world.people.find(
          ({ id, expertise, directory: flags, contactTypes, membershipLapsed }) =>
            id !== member &&
            expertise.includes('clinical-hand-splinting') &&
            contactTypes.includes('Member') &&
            !membershipLapsed &&
            flags?.includeInDirectory !== false,
        );
        if (known === undefined) throw new Error('Nobody of the demo world makes splints');
        const query = { name: `${known.firstName} ${known.lastName}` };
        for (const expertiseAreaId of ['clinical', 'work,clinical-hand', 'clinical-hand-splinting'])
          expectSame(await idsOf(target, { ...query, expertiseAreaId }), [[known.id], 1], expertiseAreaId);
        for (const expertiseAreaId of ['work', 'made-up'])
          expectSame(await idsOf(target, { ...query, expertiseAreaId }), [[], 0], expertiseAreaId);
      },
    },
  ];
}
