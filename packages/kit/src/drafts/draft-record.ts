import type { DraftDevice } from './draft-device.ts';

/** How a list of drafts names one of them. */
export interface DraftEntry {
  /** What it becomes, such as 'Comment'. */
  kind: string;
  /** Where it is written, such as a community's name. */
  place: string;
  /** How it begins, without markup. */
  text: string;
  /** The page on which it goes on; undefined where this portal has none. */
  href: string | undefined;
}

/** What is kept of a draft. */
export interface DraftRecord {
  value: unknown;
  /** When it was written, in milliseconds; null for one that was kept before that was noted. */
  at: number | null;
  entry: DraftEntry | null;
}

/** Its beginning tells the device whether a list can name it. */
export function recordText(value: unknown, at: number, entry: DraftEntry | null): string {
  return JSON.stringify({ draft: 1, at, entry, value });
}

export function recordOf(text: string | null): DraftRecord | null {
  if (text === null) return null;
  const found = parsed(text);
  if (found === undefined) return null;
  if (!isRecord(found) || found.draft !== 1) return { value: found, at: null, entry: null };
  return { value: found.value, at: typeof found.at === 'number' ? found.at : null, entry: entryOf(found.entry) };
}

/** What is kept under the key, of whoever is signed in. */
export function recordAt(device: DraftDevice, key: string): DraftRecord | null {
  return recordOf(device.readText(key));
}

function entryOf(found: unknown): DraftEntry | null {
  if (!isRecord(found)) return null;
  const { kind, place, text, href } = found;
  if (typeof kind !== 'string' || typeof place !== 'string' || typeof text !== 'string') return null;
  return { kind, place, text, href: typeof href === 'string' ? href : undefined };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
