/** Prints how long the calls of signed-out visitors take for e-mails that have an account and for those that have none. */
import { createDocuments } from '../src/documents/documents.ts';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Endpoint } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { pino } from 'pino';
import { ownNames } from '../src/own-names.ts';
import { outboxMessenger } from '../src/adapters/outbox-messenger.ts';
import { createBackground } from '../src/background.ts';
import { createApp } from '../src/create-app.ts';
import { connect } from '../src/db/connect.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { createKeySeal } from '../src/signing/key-seal.ts';
import { createLive } from '../src/modules/live/index.ts';
import { createFeedSigner } from '../src/signing/feed-signer.ts';
import { createAssetSigner } from '../src/signing/asset-urls.ts';
import { createCursors } from '../src/http/cursor.ts';
import { createTicketCodes } from '../src/signing/ticket-codes.ts';
import { requestLimits } from '../src/http/request-limits.ts';
import { seedTestPeople } from '../src/testing/test-people.ts';
import { memoryStore } from '../src/testing/memory-store.ts';
import { requestOf } from '../src/testing/request.ts';
import { testNow } from '../src/testing/test-clock.ts';

const tries = Number(process.argv[2] ?? 200);
const warmUp = 20;
const allowed = 1.05;
const { signIn, requestOneTimeLoginCode, forgotPassword } = contract.auth;

const folder = await mkdtemp(join(tmpdir(), 'portal-timing-'));
// PostgreSQL runs as another user where this runs as root.
await chmod(folder, 0o755);
const postgres = await startEmbedded({ folder });
try {
  process.exitCode = (await measureAll(postgres.url)) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(url: string): Promise<boolean> {
  const { db, channel, close } = await connect(url, () => undefined);
  await migrate(db);
  await seedTestPeople(db);
  const log = pino({ level: 'silent' });
  // An hour passes between any two requests, so that no limit is reached.
  let hours = 0;
  const clock = { now: () => new Date(testNow.getTime() + hours * 3_600_000) };
  const background = createBackground(log);
  const profile = profiles.ota;
  const app = createApp({
    db,
    clock,
    wait: () => Promise.resolve(),
    log,
    background,
    live: createLive({ db, channel, clock, log, profile }),
    profile,
    files: memoryStore(),
    web: { read: () => Promise.resolve(null) },
    library: null,
    externalCategories: null,
    assetSigner: createAssetSigner('timing'),
    feedSigner: createFeedSigner('timing', 'calendar'),
    newsFeedSigner: createFeedSigner('timing', 'news'),
    keySeal: createKeySeal('timing'),
    cursors: createCursors('timing'),
    ticketCodes: createTicketCodes('timing'),
    documents: createDocuments(profile),
    requestLimits,
    embedOrigins: { has: async () => false },
    isOwnName: ownNames({ host: 'localhost', publicUrl: 'http://portal.test' }),
    publicUrl: undefined,
    portalUrl: 'https://portal.test',
    messenger: outboxMessenger(db, clock),
    enquiriesTo: 'office@portal.test',
    payments: null,
    mailFrom: 'portal@portal.test',
    mailBrand: { profile, logoSrc: '' },
    showsOutbox: false,
    trustProxy: true,
    ticketSecret: null,
    identityProvider: null,
    isSecure: false,
  });

  async function once(endpoint: Endpoint, email: string): Promise<number> {
    hours += 1;
    const body = endpoint === forgotPassword ? { email } : { email, password: 'not the password' };
    const request = requestOf(endpoint, { body } as never, { 'X-Forwarded-For': '203.0.113.1' });
    const start = performance.now();
    const response = await app.request(request);
    await response.text();
    const taken = performance.now() - start;
    await background.settled();
    return taken;
  }

  async function measure(endpoint: Endpoint): Promise<boolean> {
    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < tries + warmUp; round += 1) {
      // In turn, and each first as often as the other: what slows the machine down slows both.
      const both = ['known', 'unknown'] as const;
      for (const kind of round % 2 === 0 ? both : both.toReversed()) {
        const milliseconds = await once(endpoint, kind === 'known' ? 'member@example.org' : 'nobody@example.org');
        if (round >= warmUp) taken[kind].push(milliseconds);
      }
    }
    const [known, unknown] = [median(taken.known), median(taken.unknown)];
    const ratio = Math.max(known, unknown) / Math.min(known, unknown);
    const verdict = ratio <= allowed ? 'alike' : 'TOO FAR APART';
    process.stdout.write(
      `${endpoint.path}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${ratio.toFixed(3)}, ${verdict}\n`,
    );
    return ratio <= allowed;
  }

  const outcomes: boolean[] = [];
  for (const endpoint of [signIn, requestOneTimeLoginCode, forgotPassword]) outcomes.push(await measure(endpoint));
  await close();
  return outcomes.every(Boolean);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
}
