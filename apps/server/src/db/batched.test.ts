import { expect, test } from 'vitest';
import type { Db } from './connect.ts';
import { batched } from './batched.ts';

/** A database whose statements end when they are told to. */
function heldBack() {
  const db = {} as Db; // Only a name for what is asked: nothing of it is called.
  const sent: { keys: readonly string[]; end(found?: readonly string[]): void; fail(error: Error): void }[] = [];
  const find = (keys: readonly string[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      sent.push({ keys, end: (found = keys.map((key) => `found ${key}`)) => resolve(found), fail: reject });
    });
  return { sent, ask: (key: string, name = 'things') => batched(db, name, key, find) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked alone is sent at once; what is asked while two are on their way goes together with the next, never with one that has been sent', async () => {
  const { sent, ask } = heldBack();
  const answers = ['a', 'b', 'c', 'd', 'c'].map((key) => ask(key));
  expect(sent.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  sent[0]?.end();
  await settled();
  expect(sent.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd', 'c']]);
  for (const one of sent) one.end();
  expect(await Promise.all(answers)).toEqual(['found a', 'found b', 'found c', 'found d', 'found c']);
});

test('a statement that fails is told to those who were asked for by it, and to nobody else', async () => {
  const { sent, ask } = heldBack();
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map((key) => ask(key)));
  sent[0]?.fail(new Error('gone'));
  await settled();
  sent[1]?.end();
  sent[2]?.end(['found c']);
  const states = (await answers).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message));
  expect(states).toEqual(['gone', 'found b', 'found c', 'A question was left without an answer']);
});

test('one statement answers thirty-two at most, and one kind of question does not wait for another', async () => {
  const { sent, ask } = heldBack();
  const answers = Array.from({ length: 2 + 40 }, (_, index) => ask(String(index)));
  answers.push(ask('other', 'other things'));
  sent[0]?.end();
  await settled();
  expect(sent.map(({ keys }) => keys.length)).toEqual([1, 1, 1, 32]);
  for (let at = 1; at < 5; at += 1) {
    sent[at]?.end();
    await settled();
  }
  expect(await Promise.all(answers)).toHaveLength(43);
});
