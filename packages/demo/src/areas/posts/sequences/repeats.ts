import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../../conformance/sequence.ts';
import type { Subjects } from '../../../conformance/subjects.ts';
import { ask, problemOf } from '../../../conformance/target.ts';

export function postRepeatSequences({ member, joined }: Subjects): Sequence[] {
  const endpoint = contract.posts.create;
  const body = { communityId: joined.id, title: 'Only once', body: '<p>Please.</p>' };
  return [
    {
      title: 'a call with a key takes effect once',
      async run(target) {
        const question = { endpoint, as: member, input: { body }, idempotencyKey: 'conformance-key-1' };
        const ids = [];
        for (const response of [await ask(target, question), await ask(target, question)]) {
          const { id }: { id: string } = await response.json();
          ids.push(id);
        }
        expectSame(ids[1], ids[0], 'the same answer');
      },
    },
    {
      title: 'a key cannot be used for something else',
      async run(target) {
        await ask(target, { endpoint, as: member, input: { body }, idempotencyKey: 'conformance-key-2' });
        const other = {
          endpoint,
          as: member,
          input: { body: { ...body, title: 'Other' } },
          idempotencyKey: 'conformance-key-2',
        };
        expectSame((await problemOf(target, other)).code, 'key_reused', 'code');
      },
    },
  ];
}
