import { createListeners } from '@portal/kit';

export interface CartQuantities {
  subscribe(listener: () => void): () => void;
  /** How many are wanted of each type that the server has still to be told of. */
  getState(): Readonly<Record<string, number>>;
  change(itemPriceId: string, quantity: number): void;
  /** Tells the server at once what waits; false where it refused something. */
  flush(): Promise<boolean>;
  /** Forgets what waits of a type, once nothing of it is on its way. */
  drop(itemPriceId: string): Promise<void>;
}

interface Line {
  wanted: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  sending: Promise<boolean> | null;
}

interface CartQuantitiesOptions {
  /** How long after the last change the server is told. */
  waitMs: number;
  send(itemPriceId: string, quantity: number): Promise<unknown>;
}

/** Quantities that answer at once: of many changes the last one is sent, and one call at a time, so that the last one holds. */
export function createCartQuantities({ waitMs, send }: CartQuantitiesOptions): CartQuantities {
  const { subscribe, notify } = createListeners();
  const lines = new Map<string, Line>();
  let state: Readonly<Record<string, number>> = {};

  function show(): void {
    state = Object.fromEntries([...lines].map(([id, { wanted }]) => [id, wanted]));
    notify();
  }

  function forget(id: string): void {
    lines.delete(id);
    show();
  }

  function sendLine(id: string, line: Line): Promise<boolean> {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.sending ??= sendWanted(id, line);
    return line.sending;
  }

  async function sendWanted(id: string, line: Line): Promise<boolean> {
    for (let sent: number | null = null; line.timer === undefined && sent !== line.wanted;) {
      sent = line.wanted;
      try {
        await send(id, sent);
      } catch {
        if (sent !== line.wanted) continue;
        forget(id);
        return false;
      }
    }
    line.sending = null;
    if (line.timer === undefined && lines.get(id) === line) forget(id);
    return true;
  }

  return {
    subscribe,
    getState: () => state,
    change(id, wanted) {
      const line = lines.get(id) ?? { wanted, timer: undefined, sending: null };
      lines.set(id, line);
      line.wanted = wanted;
      clearTimeout(line.timer);
      line.timer = setTimeout(() => void sendLine(id, line), waitMs);
      show();
    },
    async flush() {
      const results = await Promise.all([...lines].map(([id, line]) => sendLine(id, line)));
      return results.every(Boolean);
    },
    async drop(id) {
      const line = lines.get(id);
      if (line === undefined) return;
      clearTimeout(line.timer);
      await line.sending;
      if (lines.get(id) === line) forget(id);
    },
  };
}
