import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  entryPoints: { index: 'src/index.ts', manifest: 'src/manifest.ts', settings: 'src/settings.ts' },
  clientEntryPoints: ['index'],
  hasStyles: true,
});
