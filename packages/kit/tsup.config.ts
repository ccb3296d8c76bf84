import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  entryPoints: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    'access/index': 'src/access/index.ts',
    'form/index': 'src/form/index.ts',
    'messages/index': 'src/messages/index.ts',
    'password/index': 'src/password/index.ts',
  },
  clientEntryPoints: ['index', 'form/index'],
});
