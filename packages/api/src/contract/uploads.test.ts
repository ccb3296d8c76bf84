import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract, type Endpoint, uploadBytes, uploadKindOf } from './index.ts';

const forms = Object.values(contract)
  .flatMap((area): Endpoint[] => Object.values(area))
  .flatMap(({ method, path, body }) => (body?.kind === 'form' ? [{ name: `${method} ${path}`, body }] : []));

function isFile(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return isFile(field.unwrap());
  return field instanceof z.ZodArray ? isFile(field.element) : field instanceof z.ZodFile;
}

const fields = forms.flatMap(({ name, body }) =>
  Object.entries(body.schema.shape).map(([field, schema]) => [`${name} ${field}`, schema] as const),
);

test('a file that is kept has at most 5 MB, but for those of an enquiry, and a photo of oneself and a recorded name less [SVC-135] [PLT-573] [DIR-077] [DIR-078]', () => {
  const sized = fields.flatMap(([name, schema]) => {
    const kind = uploadKindOf(schema);
    return kind === null ? [] : [[name, uploadBytes[kind]] as const];
  });
  // What is read for news that it tells is not kept.
  const apart = [
    'POST /api/user/enquire FileAttachment',
    'POST /api/admin/content/import/preview file',
    'POST /api/admin/content/import file',
  ];
  const others = sized.filter(([name]) => !apart.includes(name));
  expect(sized.length - others.length).toBe(apart.length);
  expect(others.filter(([, bytes]) => bytes > 5_242_880)).toEqual([]);
  expect(others.filter(([, bytes]) => bytes < 5_242_880)).toEqual([
    ['POST /api/user/profileimage avatar', 5_242_879],
    ['POST /api/v1/account/name-sound sound', 350_000],
  ]);
});

test('every file of a form says what it may be, and nothing else does', () => {
  const files = fields.filter(([, schema]) => isFile(schema));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter(([, schema]) => uploadKindOf(schema) === null).map(([name]) => name)).toEqual([]);
  expect(fields.filter(([, schema]) => !isFile(schema) && uploadKindOf(schema) !== null)).toEqual([]);
});
