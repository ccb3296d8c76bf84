export { defineElements } from './define-elements.ts';
export type { ElementsOf, OpenPlace, Place, PlacesModule } from './elements-of.ts';
