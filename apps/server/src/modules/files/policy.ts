import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type assets, comments, joinAnswers, joinQuestions } from '../../db/schema/index.ts';
import { notFound } from '../../http/problem.ts';
import type { Person } from '../auth/person.ts';
import { permitOnCommunity } from '../communities/policy.ts';
import { standingById } from '../communities/standing.ts';
import { postFacts } from '../posts/facts.ts';
import { permitOnPost } from '../posts/policy.ts';

type Asset = typeof assets.$inferSelect;

/** A file may be read by whoever may read what it belongs to. */
export async function permitOnAsset(db: Db, asset: Asset, person: Person, now: Date): Promise<void> {
  const { ownerKind, ownerId } = asset;
  switch (ownerKind) {
    case 'avatar':
      return;
    case 'community':
      permitOnCommunity('see', await standingById(db, ownerId, person, now), person);
      return;
    case 'post':
    case 'postImage':
      permitOnPost('read', await postFacts(db, ownerId, person, now), person);
      return;
    case 'comment': {
      const [comment] = await db.select({ postId: comments.postId }).from(comments).where(eq(comments.id, ownerId));
      permitOnPost('read', comment ? await postFacts(db, comment.postId, person, now) : null, person);
      return;
    }
    case 'answer':
      if (asset.uploadedBy !== person.id) await permitOnAnswer(db, asset, person, now);
  }
}

/** Besides its author, those who let people in read the answer to a join question. */
async function permitOnAnswer(db: Db, asset: Asset, person: Person, now: Date): Promise<void> {
  const [answer] = await db
    .select({ communityId: joinQuestions.communityId })
    .from(joinAnswers)
    .innerJoin(joinQuestions, eq(joinQuestions.id, joinAnswers.questionId))
    .where(eq(joinAnswers.assetId, asset.id));
  const community = answer ? await standingById(db, answer.communityId, person, now) : null;
  if (!permitOnCommunity('read', community, person).permissions.has('communityAddMember')) throw notFound();
}
