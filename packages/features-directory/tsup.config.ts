import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: { index: 'src/index.ts', manifest: 'src/manifest.ts', settings: 'src/settings.ts' },
  clientDoors: ['index'],
});
