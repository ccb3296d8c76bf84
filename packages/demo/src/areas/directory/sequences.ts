import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { ask, type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract, limits } from '@portal/api/contract';
import { defaultPrivacyFlags, type PrivacyFlags } from '@portal/rules';
import type { WorldPerson } from '../../world/world-types.ts';
import { sampleSound } from '../account/sample-sound.ts';
import { listedIn } from './sample-people.ts';

const { account, directory } = contract;

export function directorySequences({ world, member, admin }: Subjects): Sequence[] {
  const listed = listedIn(world, member);
  const [leaver, hider, writer] = [listed(0), listed(1), listed(2)];
  const [speaker, keeper, walker] = [listed(3), listed(4), listed(5)];
  /** By name and organisation, both of which they show. */
  const of = ({ firstName, lastName, organisationName }: WorldPerson) => ({
    name: `${firstName} ${lastName}`,
    companyId: world.organisations.find(({ name }) => name === organisationName)?.id ?? '',
  });
  const found = (target: ConformanceTarget, query: Record<string, unknown>, as = member) =>
    replyTo(target, directory.members, { query }, as);
  const idsOf = async (target: ConformanceTarget, query: Record<string, unknown>, as = member) => {
    const { members, totalItems } = await found(target, query, as);
    return [members.map(({ userId }) => userId), totalItems];
  };
  const say = (target: ConformanceTarget, { id }: WorldPerson, changes: Partial<PrivacyFlags>) =>
    replyTo(target, directory.saveVisibility, { body: { ...defaultPrivacyFlags, ...changes } }, id);
  const profileOf = (target: ConformanceTarget, { id }: WorldPerson) =>
    replyTo(target, directory.member, { params: { id } }, member);

  return [
    {
      title: 'who leaves the directory is neither found nor opened there, and sees themself',
      async run(target) {
        const { id } = leaver;
        expectSame(await idsOf(target, of(leaver)), [[id], 1], 'at first');
        await say(target, leaver, { includeInDirectory: false });
        for (const as of [member, admin]) expectSame(await idsOf(target, of(leaver), as), [[], 0], 'afterwards');
        const question = { endpoint: directory.member, input: { params: { id } } };
        expectSame((await ask(target, { ...question, as: admin })).status, 404, 'their profile');
        expectSame((await ask(target, { ...question, as: id })).status, 200, 'their profile, to themself');
        const own = await replyTo(target, directory.profile, {}, id);
        expectSame(own.hidden.includes('includeInDirectory'), true, 'the note');
      },
    },
    {
      title: 'an organisation that somebody hides finds them no more, and stands on no card and no profile',
      async run(target) {
        const { organisationName, jobTitle } = hider;
        const { name, companyId } = of(hider);
        expectSame((await profileOf(target, hider)).organisation.id, companyId, 'where their profile leads');
        const [before] = (await found(target, { name, companyId })).members;
        expectSame([before?.companyName, before?.jobPosition], [organisationName, jobTitle], 'their card');
        await say(target, hider, { showOrganisation: false });
        expectSame(await idsOf(target, { name, companyId }), [[], 0], 'by it');
        const cards = (await found(target, { name })).members.filter(({ userId }) => userId === hider.id);
        expectSame(
          cards.map(({ companyName, jobPosition }) => [companyName, jobPosition]),
          [['', '']],
          'their card afterwards',
        );
        const profile = await profileOf(target, hider);
        expectSame(profile.organisation, { id: null, name: '', address: '', jobTitle: '' }, 'their profile');
        const own = await replyTo(target, directory.profile, {}, hider.id);
        expectSame(own.data.organisation.name, organisationName, 'their profile, to themself');
      },
    },
    {
      title: 'an e-mail is shown once its owner has said so, and its audience follows',
      async run(target) {
        expectSame((await profileOf(target, writer)).contact.email, null, 'at first');
        await say(target, writer, {});
        expectSame((await profileOf(target, writer)).contact.email, writer.email, 'once it was said');
        const { choices } = await replyTo(target, contract.account.privacy, {}, writer.id);
        expectSame(choices.email, 'members', 'its audience');
        await say(target, writer, { showEmail: false });
        expectSame((await profileOf(target, writer)).contact.email, null, 'taken back');
        const visibility = await replyTo(target, directory.visibility, {}, writer.id);
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
      title: 'filters are kept under their names by whoever saves them, twenty of them, and removed by nobody else',
      async run(target) {
        const { savedFilters, saveFilter, removeFilter } = directory;
        const narrowed = (locationId: string) => ({
          ...{ name: 'an', locationId, companyId: '', expertiseAreaId: '' },
          ...{ near: '3056', within: '10' },
        });
        const save = (name: string, locationId = 'NSW') =>
          replyTo(target, saveFilter, { body: { name, narrowing: narrowed(locationId) } }, keeper.id);
        const currentFilters = async () => (await replyTo(target, savedFilters, {}, keeper.id)).filters;
        const second = await save('B');
        await save('A');
        await save('B', 'WA');
        expectSame(
          (await currentFilters()).map(({ name, narrowing: { locationId } }) => [name, locationId]),
          [
            ['A', 'NSW'],
            ['B', 'WA'],
          ],
          'by name, the last of each',
        );
        expectSame((await replyTo(target, savedFilters, {}, speaker.id)).filters, [], 'those of another');
        const removing = { endpoint: removeFilter, input: { params: { id: second.id } } };
        expectSame((await ask(target, { ...removing, as: speaker.id })).status, 404, 'removed by another');
        await replyTo(target, removeFilter, { params: { id: second.id } }, keeper.id);
        expectSame(
          (await currentFilters()).map(({ name }) => name),
          ['A'],
          'without the one that was removed',
        );
        for (let at = 1; at < limits.directory.filters; at += 1) await save(`More ${at}`);
        const body = { name: 'One more', narrowing: narrowed('NSW') };
        const refused = { endpoint: saveFilter, input: { body }, as: keeper.id };
        expectSame((await ask(target, refused)).status, 409, 'one more');
        await save('A', 'VIC');
        expectSame((await currentFilters()).length, limits.directory.filters, 'one of them again');
      },
    },
    {
      title: 'a place that is near is found, the nearest first, and says how far it is',
      async run(target) {
        const near = (postCode: string, within: string, more = {}) =>
          replyTo(
            target,
            directory.organisations,
            {
              query: { near: postCode, within, orderBy: 'distance', ...more },
            },
            member,
          );
        const { organisations } = await near('3056', '10');
        const far = organisations.map(({ kilometres }) => kilometres ?? -1);
        expectSame(
          far,
          far.toSorted((a, b) => a - b),
          'the nearest first',
        );
        const known = new Map(world.organisations.map(({ id, postCode }) => [id, postCode]));
        // Brunswick itself, Coburg and Footscray: Sunshine is further.
        const around = ['3056', '3058', '3011'];
        const expected = world.organisations.filter(({ postCode }) => around.includes(postCode)).length;
        const isAround = organisations.every(({ id }) => around.includes(known.get(id) ?? ''));
        expectSame([organisations.length, isAround], [expected, true], 'those around');
        const turned = await near('3056', '10', { sortOrder: 'desc' });
        expectSame(
          turned.organisations.map(({ id }) => id),
          organisations.map(({ id }) => id).toReversed(),
          'the other way round',
        );
        const first = await near('3056', '10', { size: 2 });
        const second = await near('3056', '10', { size: 2, after: first.nextCursor ?? '' });
        expectSame(
          [...first.organisations, ...second.organisations].map(({ id }) => id),
          organisations.slice(0, 4).map(({ id }) => id),
          'page by page',
        );
        const { places } = await replyTo(
          target,
          directory.organisationPlaces,
          { query: { near: '3056', within: '10' } },
          member,
        );
        expectSame(
          places.reduce((sum, { total }) => sum + total, 0),
          organisations.length,
          'as many on the map',
        );
        const anywhere = await replyTo(target, directory.organisations, { query: {} }, member);
        expectSame(
          anywhere.organisations.every(({ kilometres }) => kilometres === null),
          true,
          'where none is asked for',
        );
      },
    },
    {
      title: 'a member is where they work, as long as they show it',
      async run(target) {
        const { name } = of(walker);
        const { postCode } = world.organisations.find((one) => one.name === walker.organisationName) ?? {
          postCode: '',
        };
        const near = async (as = member) => {
          const { members } = await found(target, { name, near: postCode, within: '5', orderBy: 'distance' }, as);
          return members.filter(({ userId }) => userId === walker.id).map(({ kilometres }) => kilometres);
        };
        const onMap = async () => {
          const query = { name, near: postCode, within: '5' };
          const { places } = await replyTo(target, directory.memberPlaces, { query }, member);
          return places.some((one) => one.postCode === postCode);
        };
        expectSame([await near(), await onMap()], [[0], true], 'at first');
        await say(target, walker, { showOrganisation: false });
        expectSame([await near(), await onMap()], [[], false], 'once they hide it');
        expectSame(await near(admin), [], 'to staff');
        expectSame(await near(walker.id), [0], 'to themself');
      },
    },
    {
      title: 'what somebody says of themself stands on their profile',
      async run(target) {
        await replyTo(target, directory.saveDetails, { body: { description: 'Splints.' } }, speaker.id);
        expectSame((await profileOf(target, speaker)).aboutMe, 'Splints.', 'their profile');
        await replyTo(target, directory.saveDetails, { body: { description: '' } }, speaker.id);
        const own = await replyTo(target, directory.profile, {}, speaker.id);
        expectSame(own.data.aboutMe, '', 'their own');
        const details = await replyTo(target, account.details, {}, speaker.id);
        const { firstName, lastName, email, mobile, suburb, state, pronoun } = details;
        const unchanged = { firstName, lastName, email, mobile, suburb, state, pronoun: pronoun ?? '' };
        const name = { nameSaid: 'SPEE-ker', postNominals: 'AM, PhD' };
        await replyTo(target, account.saveDetails, { body: { ...unchanged, ...name } }, speaker.id);
        const { nameSaid, postNominal } = await profileOf(target, speaker);
        expectSame(
          [nameSaid, postNominal],
          ['SPEE-ker', 'AM, PhD'],
          'how their name is said, and the letters behind it',
        );
        const isHeard = async () => (await profileOf(target, speaker)).nameSoundUrl !== null;
        expectSame(await isHeard(), false, 'whether it is heard');
        await replyTo(target, account.saveNameSound, { body: { sound: sampleSound() } }, speaker.id);
        expectSame(await isHeard(), true, 'whether it is heard once it is recorded');
        await replyTo(target, account.removeNameSound, {}, speaker.id);
        expectSame(await isHeard(), false, 'whether it is heard once it is removed');
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
        const isFound = async (expertiseAreaId: string) => {
          const { members } = await found(target, { name: of(known).name, expertiseAreaId });
          return members.some(({ userId }) => userId === known.id);
        };
        for (const area of ['clinical', 'work,clinical-hand', 'clinical-hand-splinting'])
          expectSame(await isFound(area), true, area);
        for (const area of ['work', 'made-up']) expectSame(await isFound(area), false, area);
      },
    },
  ];
}
