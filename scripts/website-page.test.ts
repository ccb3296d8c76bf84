import { expect, test } from 'vitest';
import { intrudersIn } from './website-page.ts';

const behind = ['/w/packages/ui/src/fields/RichTextEditor/RichTextEditor.tsx'];
const installed = (path: string) => `/w/node_modules/.pnpm/some@1.0.0/node_modules/${path}`;

test('what a page loads otherwise is no intruder', () => {
  const loaded = ['/w/packages/ui/src/data/RichText/RichText.tsx', installed('react-aria-components/dist/Button.mjs')];
  expect(intrudersIn(loaded, behind)).toEqual([]);
});

test('what another entry point exports is one', () => {
  expect(intrudersIn(behind, behind)).toEqual([`what has another entry point (${behind[0]})`]);
});

test.each([
  '@tiptap/core/dist/index.js',
  'prosemirror-state/dist/index.js',
  'pdfjs-dist/build/pdf.mjs',
  'react-aria-components/dist/private/Calendar.mjs',
  'libphonenumber-js/core/index.js',
  'leaflet/dist/leaflet-src.esm.js',
  'd3-scale/src/band.js',
])('%s is one', (path) => {
  expect(intrudersIn([installed(path)], behind)).toHaveLength(1);
});
