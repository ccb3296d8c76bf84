import { expect, test } from 'vitest';
import { withoutDuplicates } from './report-entry-points.ts';
import { withNames } from './report-names.ts';

const person = `zod.ZodObject<{
    firstName: zod.ZodString;
    id: zod.ZodString;
    pronoun: zod.ZodNullable<zod.ZodString>;
    lastSeenAt: zod.ZodNullable<zod.ZodISODateTime>;
}, zod.core.$strip>`;
const read = `export const people: {
    read: Endpoint<"/api/person/{id}", undefined, JsonReply<${person.replace('zod.core', 'zod_v4_core')}>>;
};`;
const declared = `const person: ${person};`;

test('a type that a constant has stands once, in the order of either', () => {
  const [first, second] = ['    firstName: zod.ZodString;\n', '    id: zod.ZodString;\n'];
  const inAnotherOrder = read.replace(first + second, second + first);
  expect(inAnotherOrder).not.toBe(read);
  for (const text of [read, inAnotherOrder])
    expect(withNames(`${text}\n\n${declared}`)).toContain(
      'people: { read: Endpoint<"/api/person/{id}", undefined, JsonReply<typeof person>> };',
    );
});

test.each([
  ['loses a field', '    id: zod.ZodString;\n', ''],
  ['gains one', 'firstName:', 'email: zod.ZodString;\n    firstName:'],
  ['has another type of a field', 'zod.ZodNullable<zod.ZodISODateTime>', 'zod.ZodISODateTime'],
  ['keeps unknown keys', '$strip', '$loose'],
])('a reply that %s is told in full, and the constant as it was', (_change, before, after) => {
  const report = withNames(`${read.replace(before, after)}\n\n${declared}`);
  expect(report).not.toContain('typeof person');
  expect(report).toContain(withNames(declared));
  const changed = withNames(`${read}\n\n${declared.replace(before, after)}`);
  expect(changed).not.toContain('typeof person');
  expect(changed).not.toContain(withNames(declared));
});

test('the exported of two constants of one type gives the name', () => {
  const report = withNames(`${declared.replace('person', 'author')}\n\nexport ${declared}\n\n${read}`);
  expect(report).toContain('JsonReply<typeof person>');
});

test('values are told once, where each is called what it is', () => {
  expect(withNames('export const size: zod.ZodEnum<{\n    big: "big";\n    small: "small";\n}>;')).toBe(
    "export const size: ZodEnum<'big' | 'small'>;",
  );
  expect(withNames('export const size: zod.ZodEnum<{\n    big: "large";\n}>;')).toBe(
    'export const size: ZodEnum<{ big: "large" }>;',
  );
});

test('declarations of one line stand beside each other, those of more apart', () => {
  const wide = `export interface Wide {\n    ${'a'.repeat(60)}: string;\n    ${'b'.repeat(60)}: string;\n}`;
  expect(withNames(`export type A = 1;\n\nexport interface B {\n    c: string;\n}\n\n${wide}`)).toBe(
    `export type A = 1;\nexport interface B { c: string }\n\n${wide}`,
  );
});

test('what two entry points export stands at the first, and the second names it', () => {
  const [first, second] = withoutDuplicates([
    { name: '@portal/x', text: 'export const limit: 3;\n\nexport type Name = string;' },
    { name: '@portal/x/server', text: 'export const limit: 3;\n\nexport type Name = string | null;' },
  ]);
  expect(first?.text).toBe('export const limit: 3;\n\nexport type Name = string;');
  expect(second?.text).toBe("export type Name = string | null;\n\nexport { limit } from '@portal/x';");
});

test('the same words of another import are another declaration', () => {
  const deduplicated = withoutDuplicates(
    ['kit', 'kit/server'].map((from) => ({
      name: `@portal/${from}-entry-point`,
      text: `import { Problem } from '@portal/${from}';\n\nexport type Failure = Problem | null;`,
    })),
  );
  for (const { text } of deduplicated) expect(text).toContain('export type Failure = Problem | null;');
});
