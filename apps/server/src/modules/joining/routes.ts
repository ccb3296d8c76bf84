import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';

import { questionsOf } from './joining.queries.ts';
import { cancel, join, leave, sendFiles } from './service.ts';

export function joiningRoutes(routes: Routes): void {
  const { joining } = contract;
  bind(routes, joining.questions, async (_, call) => ({
    questions: await questionsOf(call.db, call.facts.community.id),
  }));
  bind(routes, joining.join, ({ body }, call) => join(body, call));
  bind(routes, joining.sendFiles, async ({ params, body }, call) => {
    await sendFiles(params.questionId, body.files, call);
    return {};
  });
  bind(routes, joining.cancel, async (_, call) => {
    await cancel(call);
    return {};
  });
  bind(routes, joining.leave, async (_, call) => {
    await leave(call);
    return {};
  });
}
