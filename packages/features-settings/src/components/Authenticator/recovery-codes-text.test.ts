import { expect, test } from 'vitest';
import { recoveryCodesText } from './recovery-codes-text.ts';

test('codes stand one a line below what they are for', () => {
  expect(recoveryCodesText(['7QK4-M2XB-9HTD-3FWA', '0000-1111-2222-3333'], 'Codes of OTA')).toBe(
    'Codes of OTA\r\n\r\n7QK4-M2XB-9HTD-3FWA\r\n0000-1111-2222-3333\r\n',
  );
});
