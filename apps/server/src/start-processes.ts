import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbedded } from './db/embedded.ts';
import { localOrigin } from './own-names.ts';
import type { Settings } from './settings.ts';
import { lostDatabase, type RunningServer } from './start.ts';
import { StartProblem } from './start-problem.ts';

/** Starts the database and several servers on it that share one port; what they have in common they keep in the database. */
export async function startProcesses(settings: Settings): Promise<RunningServer> {
  const { databaseUrl, dataFolder, processes } = settings;
  const embedded = databaseUrl === null ? await startEmbedded({ folder: join(dataFolder, 'postgres') }) : null;
  const family = createFamily({ DATABASE_URL: databaseUrl ?? embedded?.url });
  const stop = async () => {
    await family.stop();
    await embedded?.stop();
  };
  try {
    // The first brings the database up to date, the others find it so; meanwhile it answers.
    await family.add();
    for (let others = 1; others < processes; others += 1) family.addLater();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: localOrigin(settings),
    stop,
    onLost(listener) {
      embedded?.onLost(() => listener(lostDatabase));
      family.onLost(listener);
    },
  };
}

function createFamily(env: NodeJS.ProcessEnv) {
  const members = new Map<Worker, Promise<unknown>>();
  const listeners: ((reason: string) => void)[] = [];
  let isStopping = false;

  async function add(): Promise<void> {
    const worker = cluster.fork(env);
    const gone = once(worker, 'exit').then(() => members.delete(worker));
    members.set(worker, gone);
    const isListening = once(worker, 'listening').then(() => true);
    // It has said why itself.
    if (!(await Promise.race([isListening, gone.then(() => false)])))
      throw new StartProblem('A process of the server has not started.');
    // One that ends without being asked to leaves its place to another.
    void gone.then(addLater);
  }

  function addLater(): void {
    if (isStopping) return;
    add().catch((error: unknown) => {
      if (isStopping) return;
      for (const listener of listeners) listener(error instanceof Error ? error.message : String(error));
    });
  }

  return {
    add,
    addLater,
    onLost: (listener: (reason: string) => void) => listeners.push(listener),
    async stop(): Promise<void> {
      isStopping = true;
      for (const worker of members.keys()) worker.process.kill('SIGTERM');
      await Promise.all(members.values());
    },
  };
}
