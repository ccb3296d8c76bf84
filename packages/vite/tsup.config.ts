import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: { index: 'src/index.ts', 'offline-worker': 'src/offline-worker.ts' },
  clientDoors: [],
});
