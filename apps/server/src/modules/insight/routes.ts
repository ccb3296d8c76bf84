import { contract, type HandlerInput, type HandlerReply } from '@portal/api/contract';
import { insightRefusal, insightSpans } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { refuse } from '../../http/problem.ts';
import { countedSince, type DaysOf, figuresOf, ofAllPlaces, ofPlace } from './insight.queries.ts';

const { insight } = contract;

export function insightRoutes(routes: Routes): void {
  bind(routes, insight.ofCommunity, ({ query }, { db, facts }) => tell(db, ofPlace(facts.community.id), query));
  bind(routes, insight.overall, ({ query }, { db }) => tell(db, ofAllPlaces, query));
}

async function tell(
  db: Db,
  days: DaysOf,
  asked: HandlerInput<typeof insight.overall>['query'],
): Promise<HandlerReply<typeof insight.overall>> {
  refuse(insightRefusal(asked));
  const figures = await figuresOf(db, days, insightSpans(asked, asked));
  return { figures, countedSince: await countedSince(db, days) };
}
