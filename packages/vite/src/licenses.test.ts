import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from 'vite';
import { licenses } from './licenses.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'licenses-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('what was built comes with the licences of its libraries and of its fonts, and of nothing else', async () => {
  write({
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "import { greet } from 'used'; import './fonts/face.css'; greet();",
    'fonts/face.css': "@font-face { font-family: Face; src: url('./face.woff2') }",
    'fonts/face.woff2': 'x'.repeat(5000),
    'fonts/LICENSE': 'The licence of the font',
  });
  library('used', "export const greet = () => console.log('Hello');");
  library('other', 'export {};');
  await build({ root, configFile: false, logLevel: 'error', plugins: [licenses()] });
  const text = readFileSync(join(root, 'dist/licenses.md'), 'utf8');
  expect(text).toContain('## used - 1.2.3 (MIT)\n\nThe licence of used');
  expect(text).toContain('## face.woff2\n\nThe licence of the font');
  expect(text).not.toContain('other');
});

function library(name: string, code: string): void {
  write({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: 'MIT', main: 'index.js' }),
    [`node_modules/${name}/index.js`]: code,
    [`node_modules/${name}/LICENSE`]: `The licence of ${name}`,
  });
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}
