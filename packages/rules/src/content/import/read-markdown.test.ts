import { expect, test } from 'vitest';
import { readMarkdown, writtenMoment } from './read-markdown.ts';

const above = (lines: string) => `---\n${lines}\n---\nThe text.`;

test('what stands above a text says what it is', () => {
  const text = above(
    'title: \'Kitchens: at home\'\ndescription: In short\ndate: 2024-03-05T09:30:00+11:00\ncategories:\n  - Practice\n  - "At home"\ntags: [pens, Pens, tables]',
  );
  expect(readMarkdown(text.replaceAll('\n', '\r\n'), 'a.md')).toEqual({
    ...{ position: 1, name: 'Kitchens: at home', shortDescription: 'In short', contentHtml: '<p>The text.</p>' },
    publishedAt: new Date('2024-03-04T22:30:00.000Z'),
    ...{ categories: ['Practice', 'At home'], tags: ['pens', 'tables'], pictures: [] },
  });
});

test.each<[string, string, string, string]>([
  ['its first heading', '# Kitchens\n\nThe text.', 'Kitchens', '<p>The text.</p>'],
  ['its file', 'The text.', 'at-home', '<p>The text.</p>'],
  ['what stands above, with its heading left', '---\ntitle: A\n---\n# B', 'A', '<h1>B</h1>'],
  ['its file, where what stands above has no end', '---\nThe text.', 'at-home', '<hr /><p>The text.</p>'],
])('without a title a text is named by %s', (_, text, name, html) => {
  const entry = readMarkdown(text, 'at-home.md');
  expect([entry.name, entry.contentHtml]).toEqual([name, html]);
});

test('of a name and of what is said in short nothing is left that cannot be kept', () => {
  expect(readMarkdown('The text.', 'at\0home.md').name).toBe('at home');
  const { name, shortDescription } = readMarkdown(
    above(`title: "a\u0001b"\ndescription: ${'a'.repeat(499)}🙂`),
    'a.md',
  );
  expect([name, shortDescription]).toEqual(['a b', 'a'.repeat(499)]);
});

test('what is said above a text ends early, or is the text', () => {
  const text = `---\ntitle: A\n${'# more\n'.repeat(5_000)}---\nThe text.`;
  expect(readMarkdown(text, 'at-home.md').name).not.toBe('A');
});

test('a text that is longer than any may be is left as it is', () => {
  const text = 'a'.repeat(200_001);
  expect(readMarkdown(text, 'a.md').contentHtml).toBe(text);
});

test.each<[string | undefined, string | null]>([
  ['2024-03-05', '2024-03-05T00:00:00.000Z'],
  ['2024-03-05 09:30', '2024-03-05T09:30:00.000Z'],
  ['2024-03-05 09:30:10', '2024-03-05T09:30:10.000Z'],
  ['2024-03-05T09:30:10.123Z', '2024-03-05T09:30:10.000Z'],
  ['0000-00-00 00:00:00', null],
  ['2024-13-05', null],
  ['2300-01-01', null],
  ['yesterday', null],
  [undefined, null],
])('a moment that is written %s', (text, moment) => {
  expect(writtenMoment(text)?.toISOString() ?? null).toBe(moment);
});
