import { memoryStorage } from '@portal/kit';
import { expect, test } from 'vitest';
import {
  type FirstTimeCode,
  clearFirstTimeCode,
  recallFirstTimeCode,
  recallFirstTimeEmail,
  rememberFirstTimeCode,
} from './first-time-code.ts';
import { createFlowStore } from './flow-store.ts';

const code: FirstTimeCode = { requestId: 'r-1', email: 'robin@example.org', resendAt: '2026-11-18T01:00:30.000Z' };

test('a code is found again after a reload of the tab, and nothing of it where none was asked for', () => {
  const tab = memoryStorage();
  expect(recallFirstTimeCode(createFlowStore(tab))).toBeNull();
  rememberFirstTimeCode(createFlowStore(tab), code);
  expect(recallFirstTimeCode(createFlowStore(tab))).toEqual(code);
});

test('whoever goes back finds their e-mail, and whoever has come in leaves nothing', () => {
  const store = createFlowStore(memoryStorage());
  rememberFirstTimeCode(store, code);
  expect(recallFirstTimeEmail(store)).toBe('robin@example.org');
  clearFirstTimeCode(store);
  expect(recallFirstTimeCode(store)).toBeNull();
  expect(recallFirstTimeEmail(store)).toBe('');
});
