import type { Call } from '../../http/call.ts';

/** A browser that comes back from the provider: nobody has signed in yet. */
export type Arriving = Pick<Call, 'db' | 'deps' | 'now' | 'address'>;
