export { buildWorld } from './build-world.ts';
export { demoPerson, demoWorld } from './demo-world.ts';
export { picture, pictureKeys, type Picture } from './pictures/index.ts';
export type * from './world-types.ts';
