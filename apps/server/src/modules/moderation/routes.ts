import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { addReviewWord, listReviewWords, removeReviewWord } from '../review/index.ts';
import { logOf } from './log-of.ts';
import { listOwnDecisions } from './own-decisions.ts';
import { setStatuses } from './set-statuses.ts';
import { denyCommentReports, denyPostReports } from './deny-reports.ts';
import { appealAgainst, decideAppeal, listAppeals } from './appeals.ts';
import { listModerated, listReportedComments, listReportedPosts } from './lists.ts';

export function moderationRoutes(routes: Routes): void {
  const { moderation } = contract;
  bind(routes, moderation.posts, ({ query }, call) => listModerated(query, call));
  bind(routes, moderation.reportedPosts, ({ query }, call) => listReportedPosts(query, call));
  bind(routes, moderation.denyPostReports, async ({ body }, call) => {
    await denyPostReports(body, call);
    return {};
  });
  bind(routes, moderation.reportedComments, ({ query }, call) => listReportedComments(query, call));
  bind(routes, moderation.denyCommentReports, async ({ body }, call) => {
    await denyCommentReports(body, call);
    return {};
  });
  bind(routes, moderation.setStatuses, async ({ body }, call) => ({ results: await setStatuses(body, call) }));
  bind(routes, moderation.log, ({ query }, call) => logOf(query, call));
  bind(routes, moderation.appeals, ({ query }, call) => listAppeals(query, call));
  bind(routes, moderation.decideAppeal, async ({ params, body }, call) => {
    await decideAppeal(params.appealId, body, call);
    return {};
  });
  bind(routes, moderation.ownDecisions, ({ query }, call) => listOwnDecisions(query, call));
  bind(routes, moderation.appeal, async ({ params, body }, call) => {
    await appealAgainst(params.decisionId, body.words, call);
    return {};
  });
  bind(routes, moderation.reviewWords, (_, call) => listReviewWords(call.db));
  bind(routes, moderation.addReviewWord, ({ body }, call) => addReviewWord(body.text, call));
  bind(routes, moderation.removeReviewWord, async ({ params }, call) => {
    await removeReviewWord(params.wordId, call);
    return {};
  });
}
