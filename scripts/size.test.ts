import { expect, test } from 'vitest';
import { scriptsOf } from './size.ts';

const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared.js'],
    dynamicImports: ['page.tsx', 'editor.tsx'],
    css: ['index.css'],
  },
  'page.tsx': { file: 'page.js', imports: ['index.html', '_table.js'], css: ['page.css'] },
  'editor.tsx': { file: 'editor.js', imports: ['index.html'] },
  '_shared.js': { file: 'shared.js' },
  '_table.js': { file: 'table.js', imports: ['_shared.js'] },
};

test('a journey loads its modules and what they import at once, each once', () => {
  const scripts = scriptsOf(manifest, ['index.html', 'page.tsx']);
  expect(scripts).toEqual(['index.js', 'shared.js', 'page.js', 'table.js']);
});

test('a module that the build does not know is an error, not nothing', () => {
  expect(() => scriptsOf(manifest, ['gone.tsx'])).toThrow('no chunk of its own for gone.tsx');
});
