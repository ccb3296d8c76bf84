import { expect, test } from 'vitest';
import { entryPointsOf, entryPointsOfPackage } from './entry-points.ts';

const source = (path: string) => ({ 'portal-source': path });

test('the entry points are those with a source', () => {
  const exports = { '.': source('./src/index.ts'), './theme': source('./a.ts'), './styles.css': './b.css' };
  expect(entryPointsOf({ exports })).toEqual({ index: './src/index.ts', theme: './a.ts' });
});

test('an entry point of the workspace alone is none', () => {
  const exports = { '.': source('./src/index.ts'), './testing': source('./src/testing/index.ts') };
  expect(entryPointsOf({ exports, publishConfig: { exports: { '.': {} } } })).toEqual({ index: './src/index.ts' });
});

test('a website that installs the calls does not install the demo', () => {
  expect(Object.keys(entryPointsOfPackage('api')).toSorted()).toEqual(['contract', 'index', 'rules', 'server']);
});
