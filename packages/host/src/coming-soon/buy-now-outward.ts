import { destination } from '@portal/kit';

/** Where one ticket is bought, in portals that have such a place. */
export const outward = { checkout: destination('checkout.start') };
