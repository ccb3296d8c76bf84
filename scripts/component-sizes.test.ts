import { expect, test } from 'vitest';
import { intrudersIn } from './component-sizes.ts';

const entryPoints = { index: './src/index.ts', theme: './src/theme/index.ts', editor: './src/Editor/index.ts' };

type Import = { path: string; kind: 'import-statement' | 'dynamic-import'; external?: boolean };

const file = (...imports: Import[]) => ({ bytes: 1, imports });
const now = (path: string): Import => ({ path, kind: 'import-statement' });
const later = (path: string): Import => ({ path, kind: 'dynamic-import' });
const packaged = (path: string): Import => ({ ...now(path), external: true });

const behind = { 'src/Editor/index.ts': file(now('src/Editor/Editor.tsx')), 'src/Editor/Editor.tsx': file() };

test('what is loaded on use is no intruder', () => {
  const inputs = { ...behind, 'src/index.ts': file(later('src/Editor/index.ts')) };
  expect(intrudersIn({ inputs }, entryPoints)).toEqual([]);
});

test('what another door exports is one, however it is reached', () => {
  const inputs = {
    ...behind,
    'src/index.ts': file(now('src/Post.tsx')),
    'src/Post.tsx': file(now('src/Editor/Editor.tsx')),
  };
  expect(intrudersIn({ inputs }, entryPoints)).toEqual([
    'src/Post.tsx loads what stands behind editor (src/Editor/Editor.tsx)',
  ]);
});

test.each([
  '@tiptap/core',
  'pdfjs-dist/build/pdf.mjs',
  'react-aria-components/Calendar',
  'libphonenumber-js/core',
  'leaflet',
])('%s is one', (path) => {
  const inputs = { ...behind, 'src/index.ts': file(packaged(path)) };
  expect(intrudersIn({ inputs }, entryPoints)).toHaveLength(1);
});

test('tokens are shared by both doors', () => {
  const inputs = { ...behind, 'src/index.ts': file(now('src/theme/index.ts')), 'src/theme/index.ts': file() };
  expect(intrudersIn({ inputs }, entryPoints)).toEqual([]);
});
