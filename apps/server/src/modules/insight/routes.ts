import { contract, type HandlerInput, type HandlerReply } from '@portal/api/contract';
import { insightRefusal, insightSpans } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { refuse } from '../../http/problem.ts';
import { countedSince, type DaysOf, figuresOf, ofAllPlaces, ofPlace } from './insight.queries.ts';

const { insight } = contract;

export function insightRoutes(routes: Routes): void {
  bind(routes, insight.ofCommunity, ({ query }, { db, facts }) => insightReply(db, ofPlace(facts.community.id), query));
  bind(routes, insight.overall, ({ query }, { db }) => insightReply(db, ofAllPlaces, query));
}

async function insightReply(
  db: Db,
  days: DaysOf,
  query: HandlerInput<typeof insight.overall>['query'],
): Promise<HandlerReply<typeof insight.overall>> {
  refuse(insightRefusal(query));
  const figures = await figuresOf(db, days, insightSpans(query, query));
  return { figures, countedSince: await countedSince(db, days) };
}
