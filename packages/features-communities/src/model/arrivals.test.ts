import { expect, test } from 'vitest';
import { sampleComment } from '@portal/stories/samples/posts';
import { arrivals } from './arrivals.ts';

/** `b<a:me` is a comment b that answers a, by the reader. */
function comment(text: string) {
  const [, id = '', parent = null, author = 'other'] = /^(\w)(?:<(\w))?(?::(\w+))?$/.exec(text) ?? [];
  return sampleComment({ id, parentCommentId: parent, createdByUserId: author });
}

test.each([
  ['what was there is shown', 'a b', 'ab', 'ab', ''],
  ['what has come since waits', 'a b c<a', 'ab', 'ab', 'c'],
  ['the reader’s own is shown at once', 'a b c:me', 'a', 'ac', 'b'],
  ['with what it answers', 'a b c<b d<c:me e', 'a', 'abcd', 'e'],
  ['what is gone is missed by nobody', 'b', 'ab', 'b', ''],
  ['those that answer one another end', 'a<b:me b<a', '', 'ab', ''],
])('%s: %s', (_, texts, seen, shown, pending) => {
  const found = arrivals(texts.split(' ').map(comment), new Set(seen), 'me');
  const ids = (comments: readonly { id: string }[]) => comments.map(({ id }) => id).join('');
  expect([ids(found.shown), ids(found.pending)]).toEqual([shown, pending]);
});
