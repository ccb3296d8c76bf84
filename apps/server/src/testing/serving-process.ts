/**
 * The server of real people, whose Stripe listens on the port that is its argument. Its clock comes round five times a second instead of every half minute, so that
 * whoever kills it finds it at what the clock does too. It says when it answers.
 */
import { readSettings } from '../settings.ts';
import { startServer } from '../start.ts';
import { stripeKeys } from './stripe-double.ts';

const [, , stripePort = ''] = process.argv;
const every = globalThis.setInterval;
// Of the timers of Node this is the one call that the server makes.
globalThis.setInterval = ((work: () => void, ms: number) =>
  every(work, ms === 30_000 ? 200 : ms)) as typeof globalThis.setInterval;
const server = { protocol: 'http', host: '127.0.0.1', port: Number(stripePort), maxNetworkRetries: 0 } as const;
await startServer({ ...readSettings(process.env, ['--api-only']), stripe: { ...stripeKeys, server } });
process.stdout.write('ready\n');
