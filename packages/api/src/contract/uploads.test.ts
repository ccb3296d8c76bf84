import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract, type Endpoint, uploadKindOf } from './index.ts';

const forms = Object.values(contract)
  .flatMap((area): Endpoint[] => Object.values(area))
  .flatMap(({ method, path, body }) => (body?.kind === 'form' ? [{ name: `${method} ${path}`, body }] : []));

function isFile(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return isFile(field.unwrap());
  return field instanceof z.ZodArray ? isFile(field.element) : field instanceof z.ZodFile;
}

test('every file of a form says what it may be, and nothing else does', () => {
  const fields = forms.flatMap(({ name, body }) =>
    Object.entries(body.schema.shape).map(([field, schema]) => [`${name} ${field}`, schema] as const),
  );
  const files = fields.filter(([, schema]) => isFile(schema));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter(([, schema]) => uploadKindOf(schema) === null).map(([name]) => name)).toEqual([]);
  expect(fields.filter(([, schema]) => !isFile(schema) && uploadKindOf(schema) !== null)).toEqual([]);
});
