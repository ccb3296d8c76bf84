import cluster from 'node:cluster';
import { readSettings } from './settings.ts';
import { startProcesses } from './start-processes.ts';
import { startServer } from './start.ts';
import { StartProblem } from './start-problem.ts';

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const answersItself = settings.processes === 1 || cluster.isWorker;
  const server = await (answersItself ? startServer(settings) : startProcesses(settings));
  server.onLost(fail);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      server.stop().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}

function fail(reason: unknown): void {
  const isForPeople = reason instanceof StartProblem || typeof reason === 'string';
  process.stderr.write(
    `${isForPeople ? (reason instanceof StartProblem ? reason.message : reason) : String(reason instanceof Error ? reason.stack : reason)}\n`,
  );
  process.exit(1);
}
