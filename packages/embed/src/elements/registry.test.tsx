import { afterEach, expect, test } from 'vitest';
import type { ElementsOf } from './elements-of.ts';
import { elementsOf, register } from './registry.ts';

const portalOf = (organisation: string, styles = 'a.css'): ElementsOf => ({
  organisation,
  pages: {},
  styles,
  fonts: 'fonts.css',
  load: () => Promise.reject(new Error('Not loaded here')),
});
const { signal } = new AbortController();

afterEach(() => void Reflect.deleteProperty(window, Symbol.for('member-portal.elements.v1')));

test('elements of two organisations on one page are each their own portal’s, whichever script comes first', async () => {
  const [early, whichever] = [elementsOf('law', signal), elementsOf(null, signal)];
  register(portalOf('ota'));
  register(portalOf('law'));
  expect((await early).organisation).toBe('law');
  expect((await whichever).organisation).toBe('ota');
  expect((await elementsOf('ota', signal)).organisation).toBe('ota');
});

test('a script that stands twice on a page changes nothing', async () => {
  register(portalOf('ota'));
  register(portalOf('ota', 'b.css'));
  expect((await elementsOf('ota', signal)).styles).toBe('a.css');
});
