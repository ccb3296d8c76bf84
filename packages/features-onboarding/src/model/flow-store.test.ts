import { memoryStorage } from '@portal/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { createFlowStore } from './flow-store.ts';

afterEach(() => vi.restoreAllMocks());

test('texts and booleans are kept, a reload long', () => {
  const storage = memoryStorage();
  const store = createFlowStore(storage);
  store.set('requestId', 'abc');
  store.set('isNew', false);
  expect([store.get('requestId'), store.get('isNew')]).toEqual(['abc', false]);
  expect(createFlowStore(storage).get('requestId')).toBe('abc');
  store.remove('requestId', 'isNew');
  expect([store.get('requestId'), createFlowStore(storage).get('isNew')]).toEqual([undefined, undefined]);
});

test.each([[1], [null], [undefined], [{ password: 'x' }], [['a']]])(
  '%j is logged and not kept [PLT-694] [PLT-695]',
  (value) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const storage = memoryStorage();
    const store = createFlowStore(storage);
    store.set('requestId', 'abc');
    store.set('requestId', value);
    expect(logged).toHaveBeenCalledOnce();
    expect(store.get('requestId')).toBe('abc');
    expect(JSON.stringify(storage.keys('').map((key) => storage.read(key)))).toBe('["\\"abc\\""]');
  },
);

test('what else stands in the storage is not taken for ours', () => {
  const storage = memoryStorage();
  storage.write('portal.flow.requestId', '{"a":1}');
  storage.write('portal.flow.sentTo', 'not JSON');
  const store = createFlowStore(storage);
  expect([store.get('requestId'), store.get('sentTo')]).toEqual([undefined, undefined]);
});
