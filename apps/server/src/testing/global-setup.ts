import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Prepares the databases in a process of their own, which reads the sources as the server does and ends with this one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keeper = fork(fileURLToPath(new URL('database-keeper.ts', import.meta.url)), {
    execArgv: ['--conditions=portal-source'],
  });
  const gone = once(keeper, 'exit');
  const [answer]: unknown[] = await Promise.race([once(keeper, 'message'), gone]);
  if (typeof answer !== 'string') throw new Error('The test databases cannot be prepared');
  project.provide('postgresUrl', answer);
  return async () => {
    keeper.disconnect();
    await gone;
  };
}
