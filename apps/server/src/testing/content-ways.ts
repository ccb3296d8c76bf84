import { contract, type Endpoint, limits } from '@portal/api/contract';
import * as z from 'zod';
import { requestOf } from './request.ts';

/** By what an item of the library can be asked for. */
export interface Sought {
  id: string;
  /** Stands in its name and in that of its tag, and nowhere else. */
  word: string;
  tag: string;
  category: string;
  files: readonly string[];
}

/** It tells the address of a feed, which is read by itself. */
const apart: ReadonlySet<Endpoint> = new Set([contract.content.newsFeed]);

/** Fields that turn pages, order, or leave out some of what is found without them. */
const fieldsApart = [
  ...['page', 'pageSize', 'after', 'limit', 'fields', 'sort', 'meta', 'deep', 'aggregate'],
  ...['state', 'categoryId', 'authorId', 'from', 'to', 'hasFile', 'as', 'segmentId'],
];

/** Every call that reads and could tell of news, of resources or of pages, to whomever. */
export function contentReadings(): readonly Endpoint[] {
  const near = new Set<Endpoint>(
    [contract.content, contract.contentDesk, contract.search].flatMap((area): Endpoint[] => Object.values(area)),
  );
  return Object.values(contract)
    .flatMap((area): Endpoint[] => Object.values(area))
    .filter((endpoint) => near.has(endpoint) || ['news', 'resources'].includes(endpoint.access.module ?? ''))
    .filter((endpoint) => endpoint.isRead && endpoint.body?.kind !== 'form' && !apart.has(endpoint));
}

/** What of a call nobody has said yet what to ask with. */
export function unaskedIn(endpoint: Endpoint): string[] {
  const known = valuesFor({ id: '', word: '', tag: '', category: '', files: [] });
  const unknown = Object.keys(fieldsOf(endpoint)).filter((name) => !(name in known) && !fieldsApart.includes(name));
  return [...unknown, ...paramsOf(endpoint).filter((name) => name !== 'id' && name !== 'version')];
}

/** The requests of a call that ask for an item: by each of its ids, and by each filter and word alone. */
export function contentRequests(endpoint: Endpoint, sought: Sought, headers: Record<string, string>): Request[] {
  const ids = paramsOf(endpoint).length === 0 ? [''] : [sought.id, sought.tag, sought.category];
  const inputs = inputsOf(endpoint, sought);
  return ids.flatMap((id) =>
    // The types of a call are not known where all calls are walked.
    inputs.map((input) => requestOf(endpoint, { params: { id, version: '1' }, ...input } as never, headers)),
  );
}

/** Where a file is read: whole, to be saved, in each width that there is, and drawn anew. */
export function fileAddresses({ files }: Sought): string[] {
  const shapes = ['', '?download', ...limits.pictureWidths.map((width) => `?w=${width}`), '?width=40&format=webp'];
  return files.flatMap((id) => shapes.map((shape) => `/api/content/assets/${id}${shape}`));
}

function inputsOf(endpoint: Endpoint, sought: Sought): object[] {
  if (endpoint.method === 'SEARCH')
    return [{}, { search: sought.word }, { filter: { id: { _eq: sought.id } } }].map((query) => ({
      body: { query: { ...query, meta: '*' } },
    }));
  const fields = fieldsOf(endpoint);
  const known: Readonly<Record<string, readonly string[]>> = valuesFor(sought);
  const required = Object.keys(fields).filter((name) => fields[name]?.safeParse(undefined).success === false);
  const base = Object.fromEntries(required.map((name) => [name, known[name]?.[0]]));
  const each = Object.keys(fields).flatMap((name) => (known[name] ?? []).map((value) => ({ ...base, [name]: value })));
  return [base, ...each].map((values) => (endpoint.query === undefined ? {} : { query: values }));
}

/** What a query asks with, by the name of the field. */
function valuesFor({ id, word, tag, files }: Sought) {
  const filters = [{ id: { _eq: id } }, { item: { _eq: id } }, { name: { _contains: word } }, { id: { _in: files } }];
  return {
    filter: filters.map((filter) => JSON.stringify(filter)),
    search: [word],
    groupBy: ['tags', 'categories', 'subcategories'],
    // As it is typed: whole, its beginning, and misspelt.
    keyword: [word, word.slice(0, 6), `${word.slice(0, 4)}${word.slice(5)}`],
    query: [word],
    tagId: [tag],
    kind: ['news', 'resource'],
  };
}

function paramsOf({ path }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function fieldsOf({ query, body }: Endpoint): Readonly<Record<string, z.ZodType>> {
  const schema = query ?? body?.schema;
  return schema instanceof z.ZodObject ? schema.shape : {};
}
