import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { reminderWishes } from './schemas.ts';

export const reminders = {
  mine: endpoint({
    method: 'GET',
    path: '/api/user/event/reminders',
    service: 'product',
    summary: 'Which reminders of events I get by e-mail',
    access: signedIn('events'),
    response: reminderWishes,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/user/event/reminders/update',
    service: 'product',
    summary: 'Choose which reminders of events I get by e-mail',
    access: signedIn('events'),
    body: reminderWishes,
    response: reminderWishes,
  }),
};
