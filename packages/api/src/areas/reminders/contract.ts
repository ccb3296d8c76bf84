import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { cpdReminderWishes, reminderWishes } from './schemas.ts';

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
  ofCpd: endpoint({
    method: 'GET',
    path: '/api/user/cpd/reminders',
    service: 'product',
    summary: 'Which reminders I get by e-mail before a period of CPD ends',
    access: signedIn('cpd'),
    response: cpdReminderWishes,
  }),
  updateOfCpd: endpoint({
    method: 'POST',
    path: '/api/user/cpd/reminders/update',
    service: 'product',
    summary: 'Choose which reminders I get by e-mail before a period of CPD ends',
    access: signedIn('cpd'),
    body: cpdReminderWishes,
    response: cpdReminderWishes,
  }),
};
