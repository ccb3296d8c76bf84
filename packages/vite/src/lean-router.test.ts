import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanRouter } from './lean-router.ts';

const entry = '\0entry';
const router = fileURLToPath(import.meta.resolve('react-router-dom'));

/** What the portal takes of the router, by itself. */
async function routerBundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leanRouter(),
      {
        name: 'entry',
        resolveId: (id, importer) => (id === entry ? id : importer === entry ? router : null),
        load: (id) => (id === entry ? `export { matchRoutes, Router } from 'react-router-dom';` : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react(?:-dom)?$/ },
    },
  });
  if (!('output' in result)) throw new Error('Expected one bundle');
  return result.output[0].code;
}

test(
  'the router comes without its forms, its links, what it draws of errors and its warnings for development',
  { timeout: 60_000 },
  async () => {
    const code = await routerBundle();
    const has = (text: string) => code.includes(text);
    expect(
      [
        'You cannot render a <Router> inside another',
        'useRoutes() may be used only',
        'x-www-form-urlencoded',
        'aria-current',
        'No routes matched',
        'getDerivedStateFromError',
        'Unhandled Thrown',
      ].map(has),
    ).toEqual([true, false, false, false, false, false, false]);
  },
);
