export { buildWorld } from './build-world.ts';
export { picture, pictureKeys, type Picture } from './pictures/index.ts';
export type * from './world-types.ts';
