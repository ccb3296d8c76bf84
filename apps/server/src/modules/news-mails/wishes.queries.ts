import type { NewsByMail } from '@portal/api/contract';
import { noNewsByMail } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { newsMails } from '../../db/schema/index.ts';

const { pace, posts, comments, replies, mentions, meetings } = newsMails;

/** What of their news somebody gets by e-mail; whoever has said nothing gets none. */
export async function newsWishesOf(db: Db, personId: string): Promise<NewsByMail> {
  const [wishes] = await db
    .select({ pace, posts, comments, replies, mentions, meetings })
    .from(newsMails)
    .where(eq(newsMails.personId, personId));
  return wishes ?? noNewsByMail;
}
