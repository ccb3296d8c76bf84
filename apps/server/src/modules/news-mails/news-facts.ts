import { moduleRefusal, mostMailedNews, type NewsWishes, typesMailed } from '@portal/rules';
import type { mailJobs } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { readerOf } from '../auth/index.ts';
import { newsOf, type NewsRow } from '../notifications/index.ts';
import { type NewsMailKind, newsMailKinds } from './news-mail-kinds.ts';
import { spanOf } from './plan-news-mails.ts';
import { newsWishesOf } from './wishes.queries.ts';

export interface NewsFacts {
  kind: NewsMailKind;
  person: { email: string; firstName: string };
  rows: readonly NewsRow[];
  total: number;
}

/** What a mail is written from: what its reader may open at this moment and has not read; null where that is nothing, or they want it no more. */
export async function newsFacts(
  { db, profile }: Pick<Deps, 'db' | 'profile'>,
  { personId, about }: Pick<typeof mailJobs.$inferSelect, 'personId' | 'about'>,
  kind: NewsMailKind,
  now: Date,
): Promise<NewsFacts | null> {
  const person = await readerOf(db, personId);
  if (person === null || moduleRefusal(profile, { module: 'communities' }, person) !== null) return null;
  const wishes: NewsWishes = await newsWishesOf(db, personId);
  const types = typesMailed(wishes, kind === newsMailKinds.digest ? 'digest' : 'atOnce');
  if (types.length === 0) return null;
  const newsQuery = { types, ...spanOf(about), isRead: false, take: mostMailedNews };
  const { rows, total } = await newsOf(db, person, newsQuery, now);
  return total === 0 ? null : { kind, person, rows, total };
}
