import * as z from 'zod';

/** Where another system of the organisation tells its categories, and what is sent as `Authorization`. */
export interface CategoriesSettings {
  url: string;
  authorization: string;
}

export interface ExternalCategory {
  id: string;
  label: string;
  type: 'ResourceCategories';
}

/** Categories of resources that another system has. */
export interface ExternalCategories {
  /** Rejects where it cannot be reached, or answers something else. */
  read(now: Date): Promise<readonly ExternalCategory[]>;
}

const cacheMs = 300_000;
const patienceMs = 5_000;
const mostBytes = 1_048_576;
const most = 1_000;

const category = z.object({
  id: z.union([z.string(), z.int()]).transform(String).pipe(z.string().min(1).max(64)),
  label: z.string().min(1).max(200),
});
const reply = z.object({ data: z.array(category).max(most) });

/** Asked at most every five minutes, however many look at resources; what went wrong is asked for again at once. */
export function externalCategories(
  { url, authorization }: CategoriesSettings,
  ask: typeof fetch = fetch,
): ExternalCategories {
  let cached: { until: number; reading: Promise<readonly ExternalCategory[]> } | null = null;

  async function readNow(): Promise<readonly ExternalCategory[]> {
    const answer = await ask(url, {
      headers: { Authorization: authorization, Accept: 'application/json' },
      // Wherever it leads, the header would go along.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`CATEGORIES_URL answers ${answer.status}`);
    const { data } = reply.parse(JSON.parse(await textOf(answer)));
    return data.map((one) => ({ ...one, type: 'ResourceCategories' }));
  }

  return {
    read(now) {
      if (cached !== null && now.getTime() < cached.until) return cached.reading;
      const entry = { until: now.getTime() + cacheMs, reading: readNow() };
      cached = entry;
      entry.reading.catch(() => {
        if (cached === entry) cached = null;
      });
      return entry.reading;
    },
  };
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > mostBytes) throw new Error('CATEGORIES_URL answers too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
