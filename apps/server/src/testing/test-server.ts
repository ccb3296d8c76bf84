import { createDocuments } from '../documents/documents.ts';
import type { Endpoint, EndpointInput, EndpointReply } from '@portal/api/contract';
import type { Profile } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { createApp } from '../create-app.ts';
import type { Messenger } from '../adapters/messenger.ts';
import { outboxMessenger } from '../adapters/outbox-messenger.ts';
import { testPayments } from '../adapters/test-payments.ts';
import { createBackground } from '../background.ts';
import type { Channel, Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { createCursors } from '../http/cursor.ts';
import { requestLimits } from '../http/request-limits.ts';
import { startSession } from '../modules/auth/auth.writes.ts';
import { createKeySeal } from '../signing/key-seal.ts';
import { createLive } from '../modules/live/index.ts';
import { createFeedSigner } from '../signing/feed-signer.ts';
import { createEmbedOrigins } from '../modules/embedding/index.ts';
import { createAssetSigner } from '../signing/asset-urls.ts';
import { createTicketCodes } from '../signing/ticket-codes.ts';
import { ownNames } from '../own-names.ts';
import { memoryStore } from './memory-store.ts';
import { requestOf } from './request.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { giveBack, takeDatabase, type TemplateName } from './test-databases.ts';

export interface Answer<E extends Endpoint> {
  status: number;
  /** The reply, or the problem; which of them it is, a test asserts by `status`. */
  body: EndpointReply<E> & { code?: string; field?: string; message?: string };
  headers: Headers;
}

export interface TestServer {
  deps: Deps;
  db: Db;
  pool: Pool;
  channel: Channel;
  clock: TestClock;
  logLines: string[];
  /** How long answers were held back, in milliseconds; a test does not wait. */
  waits: number[];
  /** What the database has been asked. */
  statements: string[];
  /** Opens a new session. */
  tokenOf(personId: string): Promise<string>;
  fetch(path: string | Request, init?: RequestInit): Promise<Response>;
  /** Calls an endpoint as a person, or as nobody. */
  call<E extends Endpoint>(
    personId: string | null,
    endpoint: E,
    input?: EndpointInput<E>,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>;
  close(): Promise<void>;
}

/** What the tests sign tickets with. */
export const testTicketSecret = 'a secret of the organisation';

export interface TestServerOptions {
  /** Which database to copy. */
  database?: TemplateName;
  /** In a copy of its own that no test has written to: what PostgreSQL plans depends on how many pages its tables have. */
  isFresh?: boolean;
  profile?: Profile;
  embedOrigins?: readonly string[];
  messenger?: Messenger;
  showsOutbox?: boolean;
  identityProvider?: Deps['identityProvider'];
  payments?: (db: Db, clock: TestClock) => Deps['payments'];
}

/** The application in this process, on a database of its own. */
export async function startTestServer({
  database = 'people',
  isFresh = false,
  profile = profiles.ota,
  embedOrigins = [],
  messenger,
  showsOutbox = true,
  identityProvider = null,
  payments = testPayments,
}: TestServerOptions = {}): Promise<TestServer> {
  const clock = testClock();
  const logLines: string[] = [];
  const waits: number[] = [];
  const statements: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logLines.push(line) });
  const listener = {
    onError: (error: Error) => log.error(error),
    onQuery: (statement: string) => void statements.push(statement),
  };
  const taken = await takeDatabase(database, listener, isFresh);
  const { db, pool, channel } = taken;
  const deps: Deps = {
    db,
    clock,
    wait: async (ms) => void waits.push(ms),
    log,
    background: createBackground(log),
    live: createLive({ db, channel, clock, log, profile }),
    files: memoryStore(),
    web: { read: async () => null },
    library: null,
    externalCategories: null,
    profile,
    assetSigner: createAssetSigner('test secret'),
    feedSigner: createFeedSigner('test secret', 'calendar'),
    newsFeedSigner: createFeedSigner('test secret', 'news'),
    cursors: createCursors('test secret'),
    ticketCodes: createTicketCodes('test secret'),
    keySeal: createKeySeal('test secret'),
    documents: createDocuments(profile),
    requestLimits,
    embedOrigins: createEmbedOrigins(db, clock, embedOrigins),
    isOwnName: ownNames({ host: 'localhost', publicUrl: 'http://portal.test' }),
    publicUrl: undefined,
    portalUrl: 'https://portal.test',
    messenger: messenger ?? outboxMessenger(db, clock),
    payments: payments(db, clock),
    mailFrom: 'events@portal.test',
    enquiriesTo: 'office@portal.test',
    mailBrand: { profile, logoSrc: 'data:,' },
    showsOutbox,
    trustProxy: true,
    ticketSecret: testTicketSecret,
    identityProvider,
    isSecure: false,
  };
  const app = createApp(deps);
  const tokenOf = async (personId: string) => (await startSession(db, personId, clock.now())).accessToken;
  const fetch = async (path: string | Request, init?: RequestInit) => {
    // Mails of two calls in a row stand in the order of the calls.
    await deps.background.settled();
    return app.request(path, init);
  };
  return {
    deps,
    db,
    pool,
    channel,
    clock,
    logLines,
    waits,
    statements,
    tokenOf,
    fetch,
    async call(personId, endpoint, input, headers = {}) {
      const authorization: Record<string, string> =
        personId === null ? {} : { Authorization: `Bearer ${await tokenOf(personId)}` };
      const response = await fetch(requestOf(endpoint, input, { ...authorization, ...headers }));
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      const body = isJson ? await response.json() : await response.text();
      return { status: response.status, body, headers: response.headers };
    },
    async close() {
      await deps.background.settled();
      await deps.live.close();
      await giveBack(taken);
    },
  };
}
