import { signedIn } from '@portal/api/contract';

/** Who may listen: what is told is of communities. */
export const liveAccess = signedIn('communities');
