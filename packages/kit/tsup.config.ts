import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    'access/index': 'src/access/index.ts',
    'form/index': 'src/form/index.ts',
    'messages/index': 'src/messages/index.ts',
    'password/index': 'src/password/index.ts',
  },
  clientDoors: ['index', 'form/index'],
});
