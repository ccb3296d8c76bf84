import { defineMessages } from '@portal/kit';

export const messages = defineMessages('membership', {
  lapsedTitle: 'Your membership has lapsed',
  lapsedText: 'Renew it to take part again. Your invoices, CPD records and data stay within your reach.',
  renew: 'Renew your membership',
  opensInNewTab: '(opens in a new tab)',
  dismiss: 'Not now',
});
