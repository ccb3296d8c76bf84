import { fileURLToPath } from 'node:url';
import type { FeatureManifest } from '@portal/kit/access';
import { type ProfileName, profiles } from '@portal/profiles';
import { portal } from '@portal/vite';
import { build, loadConfigFromFile } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('./fixture/', import.meta.url));
const folderOf = (name: string) => fileURLToPath(new URL(`../../../profiles/${name}/`, import.meta.url));
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const features: readonly FeatureManifest[] = [
  { id: 'always', from: `${root}always.ts`, name: 'alwaysFeature', mount: () => '/always', elements: {} },
  {
    id: 'tracker',
    from: `${root}tracker.ts`,
    name: 'trackerFeature',
    module: 'cpd',
    mount: () => '/cpd',
    elements: {},
  },
];

async function bundleOf(projectName: ProfileName) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      portal({
        profile: profiles[projectName],
        folder: folderOf(projectName),
        features,
        prerendersPages: false,
        isCompressed: false,
      }),
    ],
    resolve: { conditions: ['portal-source', 'module', 'browser', 'development|production'] },
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('Expected one bundle');
  const files = result.output.map((file) => ({
    name: file.fileName,
    text: file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
  }));
  return {
    scripts: files
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ text }) => text)
      .join('\n'),
    page: files.find(({ name }) => name.endsWith('.html'))?.text ?? '',
    names: files.map(({ name }) => name),
  };
}

describe('a build for one organisation', { timeout: 60_000 }, () => {
  test('holds the features of the modules that are on, and no other', async () => {
    const [ota, publicSkills] = [await bundleOf('ota'), await bundleOf('public-skills')];
    expect(ota.scripts).toContain('the words of a feature that is always in');
    expect(ota.scripts).toContain('the words of a feature that needs CPD');
    expect(publicSkills.scripts).toContain('the words of a feature that is always in');
    expect(publicSkills.scripts).not.toContain('the words of a feature that needs CPD');
  });

  test('holds that organisation alone, in script and page [PLT-009]', async () => {
    const { scripts, page, names } = await bundleOf('law-council');
    expect(scripts).toContain('National Law Council');
    for (const other of ['Occupational Therapy', 'Skills Body', 'Law Society']) expect(scripts).not.toContain(other);
    expect(page).toContain('<html lang="en-AU">');
    expect(page).toContain('<title>Law Council</title>');
    expect(page).toContain('<meta name="theme-color" content="#807057">');
    const favicon = /<link rel="icon" type="image\/svg\+xml" href="\/(assets\/favicon-[^"]+\.svg)">/.exec(page)?.[1];
    expect(names).toContain(favicon);
  });
});

describe("the portal's own configuration", () => {
  const configured = (projectName: string) => {
    vi.stubEnv('VITE_APP_PROJECT_NAME', projectName);
    return loadConfigFromFile({ command: 'build', mode: 'production' }, configFile, undefined, 'silent');
  };
  afterEach(() => void vi.unstubAllEnvs());

  test('takes the committed default', async () => {
    vi.stubEnv('VITE_APP_PROJECT_NAME', undefined);
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile, undefined, 'silent');
    expect(loaded?.config.plugins?.flat()).toContainEqual(expect.objectContaining({ name: 'portal-modules' }));
  });

  test('refuses an empty name [PLT-012] [PLT-013]', async () => {
    await expect(configured('')).rejects.toThrow(/^VITE_APP_PROJECT_NAME not set$/);
  });

  test('refuses an unknown name with the valid ones [PLT-014]', async () => {
    await expect(configured('acme')).rejects.toThrow('ota, public-skills, maritime-skills, law-council, law-society');
  });
});
