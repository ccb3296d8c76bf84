import { expect, test, vi } from 'vitest';
import { createCodeReader } from './code-reader.ts';

vi.mock('@portal/ui', () => ({
  loadQrDecoder: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

test('whoever has no detector of their own, and cannot load ours, has no reader: none that sees nothing', async () => {
  await expect(createCodeReader()).rejects.toThrow('Failed to fetch');
});
