import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  entryPoints: {
    index: 'src/index.ts',
    'elements/index': 'src/elements/index.ts',
    'react-dom/index': 'src/react-dom/index.ts',
  },
  clientEntryPoints: ['index'],
});
