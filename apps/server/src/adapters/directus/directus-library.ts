import * as z from 'zod';

/** Where an organisation's own Directus is, and by what the server reads there. */
export interface DirectusSettings {
  url: string;
  token: string;
}

/** What an organisation keeps in a Directus of its own. */
export interface DirectusLibrary {
  /** All of it, or an error: nobody is told of half. */
  read(signal: AbortSignal): Promise<LibraryItem[]>;
  /** A file as it is, or a picture as JPEG; null where it is not there, or too large. */
  file(
    wanted: { id: string; isPicture: boolean; mostBytes: number },
    signal: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer> | null>;
}

const mostItems = 20_000;
const perPage = 100;
const mostReplyBytes = 32 * 1_048_576;
const patienceMs = 30_000;

const latest = Date.UTC(2200, 0);

/** Ids are numbers or texts there; one that cannot be part of an address here is none. */
const id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,36}$/));
const text = z
  .string()
  .nullish()
  // What no database keeps.
  .transform((value) => (value ?? '').replaceAll('\0', ''));
/** Without a zone it is UTC, as Directus keeps it. */
const moment = z
  .string()
  .nullish()
  .transform((value) => (value == null ? null : new Date(/Z|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`)))
  .refine((value) => value === null || (value.getTime() >= 0 && value.getTime() < latest));
const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? []);
const label = z.object({ id, label: z.string().min(1).max(200) });
const file = z.object({ id, type: text, filenameDownload: text }).nullish();

const item = z.object({
  id,
  name: z.string().min(1).max(500),
  shortDescription: text,
  content: text,
  image: id.nullish(),
  status: text,
  date_created: moment,
  date_updated: moment,
  publishStartDate: moment,
  membersOnly: z.boolean().nullish(),
  categories: listOf(label),
  subcategories: listOf(label),
  tags: listOf(label),
  assets: listOf(z.object({ name: text, file, image: file })),
  segments: listOf(z.object({ segmentId: id })),
});

export type LibraryItem = z.output<typeof item> & { kind: 'news' | 'resource' | 'page' };

const reply = z.object({ data: z.array(item) });

const ofFile = (name: string) => ['id', 'type', 'filenameDownload'].map((field) => `assets.${name}.${field}`);
const ofLabels = ['categories', 'subcategories', 'tags'].flatMap((list) => [`${list}.id`, `${list}.label`]);
const always = ['id', 'name', 'content', 'status', 'date_created', 'date_updated'];
const ofItems = ['shortDescription', 'image', 'publishStartDate', ...ofLabels, 'segments.segmentId', 'assets.name'];
const fields = {
  news: [...always, ...ofItems, ...ofFile('file'), ...ofFile('image')],
  resource: [...always, ...ofItems, ...ofFile('file'), ...ofFile('image')],
  page: [...always, 'membersOnly'],
} as const;
const kinds = ['news', 'resource', 'page'] as const;

/** Reads a Directus by its own protocol, with a token that never leaves the server. */
export function directusLibrary({ url, token }: DirectusSettings, ask: typeof fetch = fetch): DirectusLibrary {
  const base = url.replace(/\/+$/, '');

  async function get(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Response> {
    return ask(`${base}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { Authorization: `Bearer ${token}` },
      // Wherever it leads, the token would go along.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
  }

  async function pageOf(kind: (typeof kinds)[number], page: number, signal: AbortSignal): Promise<LibraryItem[]> {
    const query = { fields: fields[kind].join(','), limit: String(perPage), page: String(page), sort: 'id' };
    const answer = await get(`/items/${kind}`, query, signal);
    if (!answer.ok) throw new Error(`CONTENT_URL answers ${answer.status} for ${kind}`);
    const bytes = await bytesOf(answer, mostReplyBytes);
    if (bytes === null) throw new Error(`CONTENT_URL answers too much for ${kind}`);
    const { data } = reply.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return data.map((one) => ({ ...one, kind }));
  }

  return {
    async read(signal) {
      const items: LibraryItem[] = [];
      for (const kind of kinds) {
        for (let page = 1; ; page += 1) {
          const found = await pageOf(kind, page, signal);
          items.push(...found);
          if (found.length < perPage) break;
          if (items.length > mostItems) throw new Error('CONTENT_URL has more than the portal takes');
        }
      }
      return items;
    },
    async file({ id: fileId, isPicture, mostBytes }, signal) {
      const shape: Record<string, string> = isPicture
        ? { width: '2400', fit: 'inside', withoutEnlargement: 'true', format: 'jpg' }
        : {};
      const answer = await get(`/assets/${encodeURIComponent(fileId)}`, shape, signal);
      if (answer.ok) return bytesOf(answer, mostBytes);
      await answer.body?.cancel();
      if (answer.status === 403 || answer.status === 404) return null;
      throw new Error(`CONTENT_URL answers ${answer.status} for a file`);
    },
  };
}

/** Null where there is more; it is not read. */
async function bytesOf({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    // Leaving the loop ends the answer.
    if (length > most) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
