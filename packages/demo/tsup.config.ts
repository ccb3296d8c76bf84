import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: { mock: 'src/mock/index.ts', world: 'src/world/index.ts' },
  clientDoors: [],
});
