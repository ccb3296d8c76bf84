import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { createServer } from 'node:net';
import { workspace } from './workspace.ts';

const patienceMs = 15_000;

export interface Family {
  /** Starts a process that the others do not outlive. */
  start(args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Ends every process, in the reverse of the order they were started in, and then this one. */
  stop(exitCode: number): Promise<void>;
}

/** Processes that live and end together: when one ends, when Ctrl-C is pressed, or when the one that started us is gone. */
export function createFamily(): Family {
  const children: ChildProcess[] = [];
  let stopping: Promise<void> | null = null;

  async function endAll(exitCode: number): Promise<void> {
    for (const child of children.toReversed()) await end(child);
    process.exit(exitCode);
  }

  const stop = (exitCode: number) => (stopping ??= endAll(exitCode));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGHUP', () => void stop(0));
  process.on('disconnect', () => void stop(1));

  return {
    start(args, env = {}) {
      const child = spawn(process.execPath, args, {
        cwd: workspace,
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      child.on('exit', (code) => void stop(code ?? 1));
      children.push(child);
      return child;
    },
    stop,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
    await gone;
    clearTimeout(timer);
  }
  signalGroup(child, 'SIGTERM');
}

/** Signals a process that has a group of its own, and all that it has started. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

/** Whether nobody listens on a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  const free = async (host: string | undefined) => {
    const server = createServer();
    try {
      server.listen(port, host);
      await once(server, 'listening');
      return true;
    } catch (error) {
      // A machine without IPv6 cannot listen there, which is not the port's fault.
      return !(error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES'));
    } finally {
      server.close();
    }
  };
  return (await free('127.0.0.1')) && (await free(undefined));
}

/** Waits until an address answers, however long that takes: the family ends us when the server does. */
export async function untilAnswers(address: string): Promise<void> {
  for (;;) {
    if (await answers(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Our own server on this machine, whose certificate is for the name that the world knows it by. */
function answers(address: string): Promise<boolean> {
  const ask = address.startsWith('https:') ? https.get : http.get;
  return new Promise((resolve) => {
    ask(address, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
