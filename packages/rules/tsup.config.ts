import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({ entryPoints: { index: 'src/index.ts' }, clientEntryPoints: [] });
