import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { sampleEntry } from './sample-entry.ts';

export function faqSequences({ member, admin }: Subjects): Sequence[] {
  const { list, all, add, edit, remove, restore } = contract.faq;
  const read = async (target: ConformanceTarget) =>
    (await replyTo(target, list, {}, member)).faQs.map(({ name }) => name);
  return [
    {
      title:
        'a question is added last, put otherwise, deleted and restored, and members read it so [COM-469] [COM-470] [COM-471] [COM-472]',
      async run(target) {
        const others = await read(target);
        const added = [sampleEntry, { ...sampleEntry, name: 'And on Sundays?' }];
        const { faQs } = await replyTo(target, add, { body: { faQs: added } }, admin);
        const [first, second] = faQs;
        if (first === undefined || second === undefined) throw new Error('They were not added');
        expectSame(await read(target), [...others, sampleEntry.name, 'And on Sundays?'], 'added');
        const body = { name: 'Is the office open on Sundays?', description: '<p>No.</p>', updatedAt: second.updatedAt };
        const changed = await replyTo(target, edit, { params: { id: second.id }, body }, admin);
        expectSame([changed.name, changed.updatedByUserId], [body.name, admin], 'put otherwise');
        await replyTo(target, remove, { params: { id: first.id } }, admin);
        await replyTo(target, remove, { params: { id: first.id } }, admin);
        expectSame(await read(target), [...others, body.name], 'deleted');
        const stored = (await replyTo(target, all, {}, admin)).faQs.find(({ id }) => id === first.id);
        expectSame(stored?.isDeleted, true, 'kept');
        await replyTo(target, restore, { params: { id: first.id } }, admin);
        expectSame(await read(target), [...others, sampleEntry.name, body.name], 'restored');
        for (const { id } of faQs) await replyTo(target, remove, { params: { id } }, admin);
      },
    },
  ];
}
