import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { connect, type Db } from './connect.ts';
import { runningDatabase, startEmbedded } from './embedded.ts';

/** Works on the portal's database: beside a server that runs, or alone. */
export async function withDatabase<T>(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const folder = join(dataFolder, 'postgres');
  const running = databaseUrl ?? (await runningDatabase(folder));
  const embedded = running === null ? await startEmbedded({ folder }) : null;
  try {
    const connection = await connect(running ?? embedded?.url ?? '', () => undefined);
    return await work(connection.db).finally(() => connection.close());
  } finally {
    await embedded?.stop();
  }
}
