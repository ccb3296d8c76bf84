import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartProblem } from '../start-problem.ts';
import { again } from './again.ts';
import { listen } from './listen.ts';
import { RetryingPool } from './retrying-pool.ts';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;

/** The database, or a transaction on it. */
export type Db = Pick<
  NodePgDatabase<Schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'query' | 'with' | '$with'
>;

export interface Connection {
  db: Db;
  pool: Pool;
  /** Of the jobs' library alone: where all others are busy, what has been done is written down all the same. */
  jobsPool: Pool;
  /** What is said to all who are connected to the database. */
  channel: Channel;
  close(): Promise<void>;
}

export interface Channel {
  say(text: string): Promise<void>;
  listen(heard: Parameters<typeof listen>[2]): ReturnType<typeof listen>;
}

const channelName = 'live';

/** One hears of jobs, one asks. */
export const jobConnections = 2;

interface PoolOptions {
  size?: number;
  /** Told every statement, without its values. */
  onQuery?: (statement: string) => void;
}

/** Opens a pool and makes sure that the database answers. */
export async function connect(
  url: string,
  onError: (error: Error) => void,
  { size = 12, onQuery }: PoolOptions = {},
): Promise<Connection> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    // Each connection has parsed and planned what is asked most: not to be thrown away at the first pause.
    idleTimeoutMillis: 600_000,
  });
  const jobsPool = new RetryingPool({ connectionString: url, max: jobConnections });
  for (const each of [pool, jobsPool]) {
    // A connection that breaks while idle must not end the process: the pool replaces it.
    each.on('error', onError);
    // One that breaks while it is in use fails what it was asked.
    each.on('connect', (client) => void client.on('error', () => undefined));
  }
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    await jobsPool.end();
    throw new StartProblem(
      `The database at ${withoutPassword(url)} cannot be reached (${reasonOf(error)}). Check DATABASE_URL and that PostgreSQL runs.`,
    );
  }
  const db = drizzle(pool, { schema, casing: 'snake_case', ...(onQuery ? { logger: { logQuery: onQuery } } : {}) });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => again(() => transaction(work, config));
  return {
    db,
    pool,
    jobsPool,
    channel: {
      // By the pool itself: it belongs to no call.
      say: async (text) => void (await pool.query('select pg_notify($1, $2)', [channelName, text])),
      listen: (heard) => listen(url, channelName, heard),
    },
    close: async () => void (await Promise.all([pool.end(), jobsPool.end()])),
  };
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && first.message !== '' ? first.message : 'no answer';
}
