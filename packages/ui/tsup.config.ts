import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: {
    index: 'src/index.ts',
    'theme/index': 'src/theme/index.ts',
    'RichTextEditor/index': 'src/RichTextEditor/index.ts',
  },
  clientDoors: ['index', 'RichTextEditor/index'],
  hasStyles: true,
  hasModules: true,
});
