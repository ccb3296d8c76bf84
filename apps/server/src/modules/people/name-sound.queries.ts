import { and, eq } from 'drizzle-orm';
import { assets, people } from '../../db/schema/index.ts';

/** The recording of somebody’s name: they have one at most. */
export const isNameSound = and(eq(assets.ownerKind, 'nameSound'), eq(assets.ownerId, people.id));
