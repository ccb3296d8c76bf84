/**
 * The server of real people, whose Stripe listens on the port that is its argument. Its orders, seats and mails come round five times a second instead of every minute, so that
 * whoever kills it finds it at what the clock does too. It says when it answers.
 */
import { connect } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import { readSettings } from '../settings.ts';
import { startServer } from '../start.ts';
import { stripeKeys } from './stripe-double.ts';

const [, , stripePort = ''] = process.argv;
const settings = readSettings(process.env, ['--api-only']);
const server = { protocol: 'http', host: '127.0.0.1', port: Number(stripePort), maxNetworkRetries: 0 } as const;
await startServer({ ...settings, stripe: { ...stripeKeys, server } });
const { db } = await connect(settings.databaseUrl ?? '', () => undefined, { size: 1 });
setInterval(() => {
  for (const name of ['settleOrders', 'passOffersOn', 'sendMails'] as const) void addJob(db, name);
}, 200);
process.stdout.write('ready\n');
