export { defineElements } from './define-elements.ts';
export type { ElementsOf, MountedPage, PageMount, MountsModule } from './elements-of.ts';
