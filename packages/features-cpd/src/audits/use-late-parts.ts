import { loadOnUse } from '@portal/ui';

/** One script for the tables and filters of audits: both weigh more than the pages that have them, and come beside what these ask the server for. */
export const useLateParts = loadOnUse(() => import('./late-parts.ts'));
