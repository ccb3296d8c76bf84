import { Logger } from 'graphile-worker';
import type { Logger as Log } from 'pino';

/** What the library has to say that is no failure of a job: those are written down where they are run. */
export function libraryLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if ((level !== 'error' && level !== 'warning') || meta?.['failure'] === true) return;
    log[level === 'error' ? 'error' : 'warn']({ reason: message.split('\n')[0] }, 'jobs');
  });
}

export const silent = new Logger(() => () => undefined);
