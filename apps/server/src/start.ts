import { createDocuments } from './documents/documents.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { externalCategories } from './adapters/external-categories.ts';
import { directusLibrary } from './adapters/directus/directus-library.ts';
import { diskStore } from './adapters/file-store.ts';
import type { Messenger } from './adapters/messenger.ts';
import { noMessenger } from './adapters/no-messenger.ts';
import { outboxMessenger } from './adapters/outbox-messenger.ts';
import { logoCid, smtpMessenger } from './adapters/smtp-messenger.ts';
import { testPayments } from './adapters/test-payments.ts';
import { createWebReader } from './adapters/web/web-reader.ts';
import { createBackground } from './background.ts';
import { createApp } from './create-app.ts';
import { type Connection, connect, type Db, jobConnections } from './db/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { seedDemoWorld, refuseDemoWorld } from './db/seed/seed-demo-world.ts';
import type { Clock, Deps } from './deps.ts';
import { createHttpServer, type HttpServer } from './http/http-server.ts';
import { createCursors } from './http/cursor.ts';
import { requestLimits } from './http/request-limits.ts';
import { createLive } from './modules/live/index.ts';
import { mountPortal } from './http/static-files.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createLog } from './log.ts';
import { readLogo } from './mails/read-logo.ts';
import { createKeySeal } from './signing/key-seal.ts';
import { createFeedSigner } from './signing/feed-signer.ts';
import { createEmbedOrigins } from './modules/embedding/index.ts';
import { createAssetSigner } from './signing/asset-urls.ts';
import { checkRules, keepRules } from './modules/cpd/index.ts';
import { checkMap, pictureSources } from './modules/directory/index.ts';
import { createTicketCodes } from './signing/ticket-codes.ts';
import { localOrigin, ownNames } from './own-names.ts';
import { portalUrlOf, type Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

/** How long a request that runs may take to finish when the server stops. */
const patienceMs = 10_000;

export const lostDatabase = 'The database has stopped. Its log is in the data folder; start again.';

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
  /** Called with a sentence when the server cannot go on. */
  onLost(listener: (reason: string) => void): void;
}

/** Starts database, migrations, demo world and server, in this order; what was started is stopped again when a later step fails. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  checkRules(settings.profile);
  checkMap(settings.profile);
  const log = createLog(settings.logTo);
  const embedded =
    settings.databaseUrl === null ? await startEmbedded({ folder: join(settings.dataFolder, 'postgres') }) : null;
  let connection: Connection | null = null;
  try {
    const onError = (error: Error) => log.error({ reason: error.message }, 'database');
    const size = connectionsOf(settings.processes);
    connection = await connect(settings.databaseUrl ?? embedded?.url ?? '', onError, { size });
    const deps = await createDeps(settings, connection, log);
    await migrate(deps.db, embedded?.folder);
    await migrateJobs(connection.jobsPool);
    await keepRules(deps, deps.clock.now());
    if (settings.isDemo) await seedDemoWorld(deps);
    else await refuseDemoWorld(deps.db);
    const server = await listen(await createSite(settings, deps), settings);
    return running({ server, address: localOrigin(settings), connection, embedded, deps });
  } catch (error) {
    await connection?.close();
    await embedded?.stop();
    throw error;
  }
}

/** What answers; jobs have theirs beside it. PostgreSQL takes a hundred unless it is told otherwise; whoever else asks it wants some too. */
function connectionsOf(processes: number): number {
  return Math.min(12, Math.floor(64 / processes) - jobConnections);
}

async function createDeps(settings: Settings, { db, channel }: Connection, log: Logger): Promise<Deps> {
  const clock = { now: () => new Date() };
  const { profile } = settings;
  const logo = await readLogo(profile.name);
  const showsOutbox = settings.isDemo && settings.smtpUrl === null;
  const live = createLive({ db, channel, clock, log, profile });
  return {
    db,
    clock,
    wait: (ms) => wait(ms),
    log,
    background: createBackground(log),
    live,
    files: diskStore(join(settings.dataFolder, 'files')),
    web: createWebReader(),
    externalCategories: settings.categories && externalCategories(settings.categories),
    library: settings.library && directusLibrary(settings.library),
    profile,
    assetSigner: createAssetSigner(settings.secret),
    feedSigner: createFeedSigner(settings.secret, 'calendar'),
    newsFeedSigner: createFeedSigner(settings.secret, 'news'),
    cursors: createCursors(settings.secret),
    ticketCodes: createTicketCodes(settings.secret),
    keySeal: createKeySeal(settings.secret),
    documents: createDocuments(profile),
    requestLimits,
    embedOrigins: createEmbedOrigins(db, clock, settings.embedOrigins),
    isOwnName: ownNames(settings),
    publicUrl: settings.publicUrl,
    portalUrl: portalUrlOf(settings),
    messenger: createMessenger(settings, logo, showsOutbox ? outboxMessenger(db, clock) : noMessenger),
    payments: await createPayments(settings, db, clock),
    mailFrom: settings.mailFrom,
    enquiriesTo: settings.enquiriesTo,
    mailBrand: {
      profile,
      // A browser that shows the outbox has no attachments to take the logo from.
      logoSrc: showsOutbox ? `data:image/png;base64,${Buffer.from(logo).toString('base64')}` : `cid:${logoCid}`,
    },
    showsOutbox,
    trustProxy: settings.trustProxy,
    ticketSecret: settings.ticketSecret,
    identityProvider: await createIdentityProvider(settings),
    isSecure: portalUrlOf(settings).startsWith('https:'),
  };
}

/** What speaks to it is loaded where there is one. */
async function createIdentityProvider({ profile, identitySecret }: Settings): Promise<Deps['identityProvider']> {
  if (profile.identityProvider === undefined || identitySecret === null) return null;
  const { openIdProvider } = await import('./adapters/identity/openid-provider.ts');
  return openIdProvider({ ...profile.identityProvider, clientSecret: identitySecret });
}

/** Stripe's library is large, and loaded where it is used. */
async function createPayments({ stripe, isDemo }: Settings, db: Db, clock: Clock): Promise<Deps['payments']> {
  if (stripe === null) return isDemo ? testPayments(db) : null;
  const { stripePayments } = await import('./adapters/stripe/stripe-payments.ts');
  return stripePayments(db, clock, stripe);
}

function createMessenger(settings: Settings, logo: Uint8Array, otherwise: Messenger): Messenger {
  const { smtpUrl: url, mailFrom: address, smsUrl, profile } = settings;
  return url === null ? otherwise : smtpMessenger({ url, from: { name: profile.fullName, address }, logo, smsUrl });
}

async function createSite(settings: Settings, deps: Deps) {
  const app = createApp(deps);
  if (settings.portalFolder !== null && existsSync(join(settings.portalFolder, 'index.html')))
    await mountPortal(app, settings.portalFolder, pictureSources(settings.profile));
  return app;
}

function listen(
  app: ReturnType<typeof createApp>,
  { host, port, certificate, trustProxy }: Settings,
): Promise<HttpServer> {
  const { connections } = requestLimits;
  const limits = { ...requestLimits, connections: { ...connections, ...(trustProxy && { ofAddress: null }) } };
  return new Promise((resolve, reject) => {
    const server = createHttpServer(app.fetch, limits, certificate);
    server.listener.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartProblem(`Port ${port} is in use. Stop what uses it, or choose another with PORT.`)
          : new StartProblem(`The server cannot listen on port ${port} of ${host} (${error.message}).`),
      ),
    );
    server.listener.listen(port, host, () => resolve(server));
  });
}

interface Parts {
  server: HttpServer;
  address: string;
  connection: Connection;
  embedded: EmbeddedDatabase | null;
  deps: Deps;
}

function running({ server, address, connection, embedded, deps }: Parts): RunningServer {
  const jobs = startJobs(deps, connection.jobsPool);
  return {
    address,
    onLost: (listener) => embedded?.onLost(() => listener(lostDatabase)),
    async stop() {
      const left = jobs.stop();
      await deps.live.close();
      await server.close(patienceMs);
      await deps.background.settled();
      // A mail server may take longer to answer than a stop may.
      await Promise.race([left, wait(patienceMs, undefined, { ref: false })]);
      await connection.close();
      await embedded?.stop();
    },
  };
}
