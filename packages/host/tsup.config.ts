import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  entryPoints: {
    index: 'src/index.ts',
    'coming-soon/index': 'src/coming-soon/index.ts',
    manifest: 'src/manifest.ts',
    'public-pages': 'src/public-pages.tsx',
  },
  clientEntryPoints: ['index', 'coming-soon/index'],
  hasStyles: true,
  ownsPage: true,
});
