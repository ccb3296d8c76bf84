import { destinationsOf } from '@portal/kit';
import { needsManifest } from '../../manifest.ts';

/** Apart from the other places, which the first script knows: only the form leads here. */
export const needsDestinations = destinationsOf(needsManifest.id, { own: '/' });
