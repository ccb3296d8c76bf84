import { build } from 'vite';
import { expect, test } from 'vitest';
import { preactForReact } from './preact-for-react.ts';

test('what needs a part of React that nothing stands in for is not built', async () => {
  const page = "import { renderToString } from 'react-dom/server'; export default renderToString;";
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      preactForReact(),
      { name: 'page', resolveId: (id) => (id === 'page' ? id : null), load: (id) => (id === 'page' ? page : null) },
    ],
    build: { write: false, rolldownOptions: { input: 'page' } },
  });
  await expect(building).rejects.toThrow("nothing in the place of 'react-dom/server'");
});
