import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rulePackSchema } from '@portal/api/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { rulePacks } from './cpd-settings.ts';

test('the schema that organisations write their packs by is the one by which the server reads them', async () => {
  const written = await readFile(join(import.meta.dirname, '../../../../docs/cpd-rule-packs.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(z.toJSONSchema(rulePackSchema));
});

test.each(Object.values(rulePacks))('the pack $id has the shape of one, and its id', (pack) => {
  expect(rulePackSchema.parse(pack)).toEqual(pack);
  expect(Object.entries(rulePacks)).toContainEqual([pack.id, pack]);
});

test('a pack with an amount that is no whole number of minutes, or with a field that nobody knows, is none', () => {
  const amounts = fc.oneof(fc.constantFrom(-1, 0.5, NaN, '60', null), fc.integer({ min: 1_000_001 }));
  fc.assert(
    fc.property(amounts, fc.constantFrom('requiredMinutes', 'unknown'), (amount, field) => {
      expect(rulePackSchema.safeParse({ ...rulePacks.standard, [field]: amount }).success).toBe(false);
    }),
  );
});
