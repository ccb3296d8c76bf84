import data from 'virtual:story-catalogue';
import type { readCatalogue } from './read-catalogue.ts';

/** Screens, states and failures of this workspace; the plugin writes into the module what `readCatalogue` gives. */
export const catalogue = data as ReturnType<typeof readCatalogue>;
