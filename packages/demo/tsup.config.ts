import { packageBuild } from '../../scripts/tsup-package.ts';

/** The mock and the world stand with the areas that they belong to, in the sources of @portal/api. */
export default packageBuild({
  doors: { mock: '../api/src/mock/index.ts', world: '../api/src/world/index.ts' },
  clientDoors: [],
  otherDoors: {
    '@portal/api/contract':
      /\/api\/src\/(?:contract\/|areas\/[^/]+\/(?:contract|access|schemas|entities|statuses)(?:\.d)?\.ts$)/,
    '@portal/api/rules': /\/api\/src\/(?:rules\/|areas\/[^/]+\/rules(?:\/|(?:\.d)?\.ts$))/,
  },
});
