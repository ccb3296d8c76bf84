import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: { index: 'src/index.ts', 'elements/index': 'src/elements/index.ts' },
  clientDoors: ['index'],
});
