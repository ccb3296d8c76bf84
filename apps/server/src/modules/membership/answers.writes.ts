import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { joinAnswers, joinQuestions } from '../../db/schema/index.ts';

/** Forgets what a person answered to a community's questions, except to those in `except`. */
export async function forgetAnswers(
  db: Db,
  communityId: string,
  personId: string,
  except: readonly string[] = [],
): Promise<void> {
  const ofCommunity = db
    .select({ id: joinQuestions.id })
    .from(joinQuestions)
    .where(eq(joinQuestions.communityId, communityId));
  await db
    .delete(joinAnswers)
    .where(
      and(
        eq(joinAnswers.personId, personId),
        inArray(joinAnswers.questionId, ofCommunity),
        except.length > 0 ? notInArray(joinAnswers.questionId, [...except]) : undefined,
      ),
    );
}
