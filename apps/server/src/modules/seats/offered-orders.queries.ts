import { eq } from 'drizzle-orm';
import { waitingEntries } from '../../db/schema/index.ts';

export const isOffered = eq(waitingEntries.status, 'offered');
