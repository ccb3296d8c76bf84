import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import * as react from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanIcons } from './lean-icons.ts';

const icon = createRequire(import.meta.resolve('@portal/ui/package.json')).resolve('lucide-react/icons/users');
const props = {
  size: 20,
  strokeWidth: 1.75,
  className: 'ours',
  fill: 'currentColor',
  role: 'img',
  'aria-label': 'People',
};

/** The icon as it comes out of a build of the portal. */
async function builtIcon(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanIcons()],
    build: {
      write: false,
      rolldownOptions: {
        input: icon,
        preserveEntrySignatures: 'strict',
        external: /^react$/,
        output: { format: 'cjs' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Expected one bundle');
  return result.output[0].code;
}

test(
  'an icon of a built portal is drawn as the library draws it, without the library',
  { timeout: 60_000 },
  async () => {
    const code = await builtIcon();
    expect(code).not.toContain('absoluteStrokeWidth');
    const exports: { default?: react.ComponentType<object> } = {};
    runInNewContext(code, { exports, require: () => react });
    const rendered = (Icon: react.ComponentType<object>) => renderToStaticMarkup(react.createElement(Icon, props));
    const library: { default: react.ComponentType<object> } = await import(icon);
    expect(rendered(exports.default!)).toBe(rendered(library.default).replace('lucide lucide-users ', ''));
  },
);
