import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { signalGroup } from './processes.ts';

export interface Ended {
  /** Of the process; null where a signal ended it. */
  code: number | null;
  /** It wrote nothing for so long that it was ended. */
  hasHung: boolean;
}

export interface StepProcess {
  ended: Promise<Ended>;
  /** Asks it, and whatever it has started, to end. */
  end(): void;
}

export interface StepSettings {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The file that holds what it writes. */
  log: string;
  /** How long it may write nothing. */
  silenceMs: number;
}

/** What a process that is asked to end, or whose parent has ended, has to do so by itself. */
const patienceMs = 10_000;

/** Runs Node in a process group of its own, of which nothing is left once it has ended. */
export function startStep(args: readonly string[], { cwd, env, log, silenceMs }: StepSettings): StepProcess {
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log);
  const timers: NodeJS.Timeout[] = [];
  const killSoon = () => timers.push(setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs));
  let hasHung = false;
  const silence = setTimeout(() => {
    hasHung = true;
    signalGroup(child, 'SIGTERM');
    killSoon();
  }, silenceMs);
  timers.push(silence);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      silence.refresh();
      file.write(chunk);
    });
  }
  // What it has left behind keeps its streams open.
  child.on('exit', killSoon);
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      for (const timer of timers) clearTimeout(timer);
      signalGroup(child, 'SIGKILL');
      file.end(() => resolve({ code, hasHung }));
    });
  });
  return { ended, end: () => signalGroup(child, 'SIGTERM') };
}
