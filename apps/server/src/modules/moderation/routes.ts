import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { denyCommentReports, denyPostReports } from './deny-reports.ts';
import { listModerated, listReportedComments, listReportedPosts } from './lists.ts';

export function moderationRoutes(routes: Routes): void {
  const { moderation } = contract;
  bind(routes, moderation.posts, ({ query }, call) => listModerated(query, call));
  bind(routes, moderation.reportedPosts, ({ query }, call) => listReportedPosts(query, call));
  bind(routes, moderation.denyPostReports, async ({ body }, call) => {
    await denyPostReports(body.reportIds, call);
    return {};
  });
  bind(routes, moderation.reportedComments, ({ query }, call) => listReportedComments(query, call));
  bind(routes, moderation.denyCommentReports, async ({ body }, call) => {
    await denyCommentReports(body.reportIds, call);
    return {};
  });
}
