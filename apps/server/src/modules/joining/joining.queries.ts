import type { JoinQuestion } from '@portal/rules';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { joinQuestions, memberships } from '../../db/schema/index.ts';

export function questionsOf(db: Db, communityId: string): Promise<JoinQuestion[]> {
  return db
    .select({ id: joinQuestions.id, text: joinQuestions.text, isRequiredAssets: joinQuestions.isRequiredAssets })
    .from(joinQuestions)
    .where(eq(joinQuestions.communityId, communityId))
    .orderBy(joinQuestions.position, joinQuestions.id);
}

export async function moderates(db: Db, communityId: string, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(
      and(
        eq(memberships.communityId, communityId),
        eq(memberships.personId, personId),
        eq(memberships.status, 'Joined'),
      ),
    );
  return row?.role === 'Moderator';
}
