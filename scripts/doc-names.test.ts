import { expect, test } from 'vitest';
import { namesIn, staleNames } from './doc-names.ts';

test('what the docs and READMEs name is in the sources', () => {
  expect(staleNames()).toEqual([]);
});

test('a name is a word in camel case between backquotes', () => {
  const page =
    'A `View` of `useEndpoint(calls.me, { body })`, useNothing.\n```ts\nconst inBlock = 1;\n```\n`onJoined` and `PanelSwitch`';
  expect(namesIn(page)).toEqual(['useEndpoint', 'PanelSwitch']);
});
