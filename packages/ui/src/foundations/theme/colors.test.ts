import { expect, test, vi } from 'vitest';

test('colours are derived where vanilla-extract is not installed', async () => {
  vi.doMock('@vanilla-extract/css', () => {
    throw new Error('It is not installed');
  });
  const { makeTheme } = await import('./colors.ts');
  expect(makeTheme({ brand: '#2FA775' }).light.brand).toBe('#2FA775');
});
