import type { HandlersOf } from '../../mock/handler-types.ts';
import { viewerOf } from '../../mock/mock-call.ts';
import { allReminders } from '../../rules/index.ts';

export const reminders: HandlersOf<'reminders'> = {
  mine: (_, call) => call.state.reminders.get(viewerOf(call).id) ?? allReminders,
  update({ body }, call) {
    call.state.reminders.set(viewerOf(call).id, body);
    return body;
  },
};
