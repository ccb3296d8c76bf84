import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { notificationTypes } from '@portal/rules';
import { sampleFields, samplePicture } from './sample-fields.ts';

const { communities, management, notifications } = contract;

/** Terms of a community without terms of its own. */
const terms = { json: '{}', html: '<p>Be kind to each other.</p>' };

export function managementSequences({ world, member, admin, joined }: Subjects): Sequence[] {
  // Has chosen nothing of what to be told of.
  const [, other = ''] = world.demoAccounts.map(({ personId }) => personId);
  const fields = { ...sampleFields, 'categoryIds[]': joined.categoryIds };
  const make = (target: ConformanceTarget, alias: string, changes: object = {}) =>
    replyTo(target, management.create, { body: { ...fields, alias, imageFile: samplePicture(), ...changes } }, admin);
  const edit = async (target: ConformanceTarget, id: string, changes: object) => {
    const { version } = await replyTo(target, communities.byId, { params: { id } }, admin);
    return replyTo(target, management.edit, { params: { id }, body: { ...fields, version, ...changes } }, admin);
  };
  const known = async (target: ConformanceTarget, keyword: string, as: string) =>
    (await replyTo(target, communities.getList, { body: { keyword } }, as)).communities.map(({ id }) => id);
  const news = async (target: ConformanceTarget, as: string) =>
    (await replyTo(target, notifications.list, { query: { pageSize: 100 } }, as)).notifications
      .filter(({ activityType }) => activityType === notificationTypes.newOpenCommunityCreated)
      .map(({ community }) => community?.id);
  return [
    {
      title: 'a community that is made public is visible, and everybody is told of it [COM-566]',
      async run(target) {
        const name = 'Wonderworks of thermoplastic';
        const made = await make(target, 'wonderworks', { name, isPublic: true, isVisible: false, isAutoJoin: false });
        expectSame([made.isPublic, made.isVisible, made.isAutoJoin], [true, true, false], 'how open it is');
        expectSame([made.isRequirePostApproval, made.pushToWebsite, made.version], [false, false, 1], 'by default');
        expectSame(await known(target, 'Wonderworks', member), [made.id], 'members find it');
        expectSame((await news(target, other)).includes(made.id), true, 'members are told');
        expectSame((await news(target, admin)).includes(made.id), false, 'whoever made it is not');
        const listed = await replyTo(target, management.list, { query: { id: made.id, pageSize: 1 } }, admin);
        expectSame([listed.communities[0]?.name, listed.totalItemCount], [name, 1], 'on the list of all');
      },
    },
    {
      title: 'a private community is not joined by itself, and nobody is told of it [COM-567]',
      async run(target) {
        const made = await make(target, 'quiet-room', { isPublic: false, isVisible: false, isAutoJoin: true });
        expectSame([made.isPublic, made.isVisible, made.isAutoJoin], [false, false, false], 'how open it is');
        expectSame((await news(target, other)).includes(made.id), false, 'members are not told');
      },
    },
    {
      title: 'an alias that is given exists, one of its own words too, and goes on existing',
      async run(target) {
        const exists = async (alias: string) =>
          (await replyTo(target, management.existsByAlias, { query: { alias } }, admin)).exists;
        expectSame(await exists('not-yet-given'), false, 'before');
        const { id } = await make(target, 'not-yet-given');
        expectSame([await exists('Not-Yet-Given'), await exists('explore')], [true, true], 'given, and a page');
        await replyTo(target, management.remove, { params: { id } }, admin);
        expectSame(await exists('not-yet-given'), true, 'after it was deleted');
      },
    },
    {
      title: 'segments stay unless it is said that there are none',
      async run(target) {
        const { id } = await make(target, 'for-some', { 'segmentIds[]': ['segment-nsw', 'segment-act'] });
        const change = (changes: object) => edit(target, id, { alias: 'for-some', ...changes });
        expectSame((await change({})).segmentIds, ['segment-act', 'segment-nsw'], 'none sent');
        expectSame((await change({ 'segmentIds[]': ['segment-wa'] })).segmentIds, ['segment-wa'], 'another sent');
        const emptied = await change({ isSetSegmentIdsEmpty: true });
        expectSame([emptied.segmentIds, emptied.version], [[], 4], 'emptied');
      },
    },
    {
      title: 'a community goes into the archive at a date, and comes out of it [COM-387] [COM-388] [COM-389] [COM-391]',
      async run(target) {
        const { id } = await make(target, 'for-a-while');
        const change = (changes: object) => edit(target, id, { alias: 'for-a-while', ...changes });
        const archived = await change({ isArchived: true });
        expectSame([archived.isArchived, archived.archivedDate === null], [false, false], 'from tomorrow on');
        const unchanged = await change({ archivedDate: archived.archivedDate ?? '' });
        expectSame(unchanged.archivedDate, archived.archivedDate, 'kept');
        const out = await change({ isArchived: false, archivedDate: unchanged.archivedDate ?? '' });
        expectSame([out.isArchived, out.archivedDate], [false, null], 'taken out');
      },
    },
    {
      title: 'global terms that are written are read by members of every community without terms of its own [COM-466]',
      async run(target) {
        const of = async (id: string) => (await replyTo(target, communities.terms, { params: { id } }, admin)).html;
        const { id } = await make(target, 'without-terms');
        const before = await replyTo(target, management.globalTerms, {}, admin);
        expectSame(await of(id), before.html, 'before');
        await replyTo(target, management.saveGlobalTerms, { body: { ...terms, version: before.version } }, admin);
        expectSame(await of(id), terms.html, 'of a community');
        const { version, ...saved } = await replyTo(target, management.globalTerms, {}, admin);
        expectSame(saved, terms, 'as they are kept');
        await replyTo(
          target,
          management.saveGlobalTerms,
          { body: { json: before.json, html: before.html, version } },
          admin,
        );
      },
    },
    {
      title: 'a community that was deleted is nowhere any more',
      async run(target) {
        const { id } = await make(target, 'passing', { name: 'Passingly here' });
        await replyTo(target, management.remove, { params: { id } }, admin);
        expectSame(await known(target, 'Passingly', member), [], 'for members');
        expectSame(await known(target, 'Passingly', admin), [], 'for administrators');
        const listed = await replyTo(target, management.list, { query: { id, pageSize: 1 } }, admin);
        expectSame([listed.communities, listed.totalItemCount], [[], 0], 'on the list of all');
      },
    },
  ];
}
