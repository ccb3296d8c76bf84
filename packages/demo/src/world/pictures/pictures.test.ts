import { expect, test } from 'vitest';
import { picture, pictureKeys } from './index.ts';

/** Opens and closes every tag in turn; returns the first thing that is not well formed. */
function fault(svg: string): string | null {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z][\w-]*)((?:\s+[a-zA-Z][\w:-]*="[^"<>&]*")*)\s*(\/?)>/gi,
    (_, closes: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
      if (new Set(names).size !== names.length) open.push(`twice the same attribute in ${name}`);
      if (closes !== '' && open.pop() !== name) open.push(`unexpected end of ${name}`);
      if (closes === '' && empty === '') open.push(name);
      return '';
    },
  );
  return open[0] ?? (rest === '' ? null : rest.slice(0, 80));
}

test('the checker sees a tag that is not closed and an attribute without quotes', () => {
  expect(fault('<svg><g></svg>')).not.toBeNull();
  expect(fault('<svg a=1></svg>')).not.toBeNull();
  expect(fault('<svg><g/></svg>')).toBeNull();
});

test.each(pictureKeys)('%s is a well-formed drawing that loads nothing and runs nothing', (key) => {
  const drawn = picture(key);
  expect(drawn).not.toBeNull();
  expect(fault(drawn?.svg ?? '')).toBeNull();
  expect(drawn?.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(drawn?.svg).not.toMatch(/script|href|url\(|\son\w+=|foreignObject|NaN|undefined/i);
  expect(picture(key)).toEqual(drawn);
});

test('the keys are those that the world refers to, each once', () => {
  expect(new Set(pictureKeys).size).toBe(pictureKeys.length);
  expect(pictureKeys.filter((key) => key.startsWith('portrait-'))).toHaveLength(48);
  expect(pictureKeys).toEqual(
    expect.arrayContaining(['portrait-01', 'portrait-48', 'cover-hands', 'cover-work', 'photo-clinic', 'photo-walk']),
  );
});

test('portraits are square, covers 16 : 9 and scenes 3 : 2, and no two are alike', () => {
  const drawn = pictureKeys.map((key) => ({ kind: key.split('-')[0], ...picture(key)! }));
  for (const { kind, width, height } of drawn)
    expect(width / height).toBeCloseTo({ portrait: 1, cover: 16 / 9, photo: 1.5 }[kind ?? ''] ?? 0);
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});

test.each(['portrait-00', 'portrait-49', 'portrait-1', 'cover-none', 'photo-', 'cover-toString', ''])(
  'an unknown key gives nothing: %j',
  (key) => {
    expect(picture(key)).toBeNull();
  },
);
