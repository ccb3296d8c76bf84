import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: {
    index: 'src/index.ts',
    'elements/index': 'src/elements/index.ts',
    'react-dom/index': 'src/react-dom/index.ts',
  },
  clientDoors: ['index'],
});
