import type { HandlersOf } from '../../mock/handler-types.ts';
import { viewerOf } from '../../mock/mock-call.ts';
import { allCpdReminders, allReminders } from '@portal/rules';

export const reminders: HandlersOf<'reminders'> = {
  mine: (_, call) => call.state.reminders.get(viewerOf(call).id) ?? allReminders,
  update({ body }, call) {
    call.state.reminders.set(viewerOf(call).id, body);
    return body;
  },
  ofCpd: (_, call) => call.state.cpdReminders.get(viewerOf(call).id) ?? allCpdReminders,
  updateOfCpd({ body }, call) {
    call.state.cpdReminders.set(viewerOf(call).id, body);
    return body;
  },
};
