import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  entryPoints: { mock: 'src/mock/index.ts', world: 'src/world/index.ts' },
  clientEntryPoints: [],
});
