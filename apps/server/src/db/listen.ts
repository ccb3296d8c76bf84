import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

export interface Listening {
  close(): Promise<void>;
}

interface Heard {
  onMessage(payload: string): void;
  /** It hears again after the connection was lost: what was said meanwhile is not known. */
  onAgain(): void;
  onError(error: Error): void;
}

const againMs = 1000;

/** Listens on a channel of PostgreSQL's NOTIFY, on a connection of its own that reconnects whenever it is lost. */
export async function listen(url: string, channel: string, heard: Heard): Promise<Listening> {
  let isClosed = false;
  let client = await open();

  async function open(): Promise<Client> {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    next.on('notification', ({ payload }) => heard.onMessage(payload ?? ''));
    next.on('error', heard.onError);
    await next.connect();
    next.once('end', () => void reopen());
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    return next;
  }

  async function reopen(): Promise<void> {
    while (!isClosed) {
      await wait(againMs, undefined, { ref: false });
      if (isClosed) return;
      try {
        client = await open();
        // It may have been closed while it connected.
        if (isClosed) await client.end();
        else heard.onAgain();
        return;
      } catch (error) {
        heard.onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  return {
    async close() {
      isClosed = true;
      await client.end();
    },
  };
}
