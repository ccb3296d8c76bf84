export { chunksOf, circlesOf, type Chunk, type Manifest } from './build-manifest.ts';
export { portal, type PortalOptions } from './portal.ts';
