import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  entryPoints: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    'contract/index': 'src/contract/index.ts',
    'rules/index': 'src/rules/index.ts',
  },
  clientEntryPoints: ['index'],
  typesEntryPoint: 'contract/index',
});
