import { contract } from '@portal/api/contract';
import { brandDocuments, brandLogos } from '@portal/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = (file: string) => server.fetch(`/brand-assets/${file}`);

test('there are nine logos, each of its own kind and size [SVC-069, SVC-073]', async () => {
  expect(brandLogos).toHaveLength(9);
  for (const name of brandLogos) {
    const answer = await open(name);
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
    expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, type]);
    const { height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    if (name.endsWith('.png')) expect(height).toBe(name.includes('small') ? 96 : 480);
  }
});

test.each([
  [brandDocuments[0], 'Terms and conditions'],
  [brandDocuments[1], 'Branding guidelines'],
])('%s is a PDF with the words of the organisation', async (name, title) => {
  const answer = await open(name);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const text = await pdfText(await answer.arrayBuffer());
  expect(text).toContain(title);
  expect(text).toContain('Occupational Therapy Association');
});

test.each(['secret.svg', '..%2Fprofile.ts', 'sign-in.svg', 'logo.svg.map'])('there is no %s', async (name) => {
  expect((await open(name)).status).toBe(404);
});

test('where the organisation has them off there are none', async () => {
  const { settings } = server.deps.profile.modules;
  const off = {
    ...settings,
    subModules: { ...settings.subModules, brand_assets: { enabled: false, accessRules: [] } },
  };
  const other = await startTestServer({
    profile: { ...server.deps.profile, modules: { ...server.deps.profile.modules, settings: off } },
  });
  const { status } = await other.call(null, contract.brandAssets.file, { params: { file: 'logo.svg' } });
  expect(status).toBe(404);
  await other.close();
});
