import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { htmlPage, type IndexLine, indexPage, pageName } from './pages.ts';
import { type Held, type Heading, headings, registry } from './registry.ts';
import { type PartEntry, zipOfParts } from './zip-of-parts.ts';

type Archiving = Pick<Deps, 'db' | 'files' | 'profile'>;
type Row = Record<string, unknown>;

const rowsAtOnce = 200;

/** All that is held of a person as one ZIP: pages to read, the same as JSON, and their files. A few rows and one file of it are in memory at a time. */
export function archiveOf(deps: Archiving, personId: string, now: Date): AsyncGenerator<Uint8Array> {
  return zipOfParts(entriesOf(deps, personId, now));
}

async function* entriesOf({ db, files, profile }: Archiving, personId: string, now: Date): AsyncGenerator<PartEntry> {
  const lines: IndexLine[] = [];
  for (const heading of headings) {
    const tables = tablesUnder(heading);
    yield { path: `data/${pageName(heading)}.json`, isText: true, parts: textOf(jsonOf(db, tables, personId)) };
    yield {
      path: `${pageName(heading)}.html`,
      isText: true,
      parts: textOf(
        htmlPage(
          heading,
          tables.map(({ name, held }) => ({ name, rows: rowsOf(db, name, held, personId) })),
        ),
      ),
    };
    lines.push({ title: heading, href: `${pageName(heading)}.html` });
  }
  for await (const { path, bytes } of filesOf({ db, files }, personId)) {
    yield { path, isText: false, parts: onePart(bytes) };
    lines.push({ title: path, href: path.split('/').map(encodeURIComponent).join('/') });
  }
  const day = new Intl.DateTimeFormat(profile.locale, { dateStyle: 'long', timeZone: profile.timeZone }).format(now);
  yield { path: 'index.html', isText: true, parts: textOf(indexPage({ organisation: profile.fullName, day, lines })) };
}

interface Table {
  name: string;
  held: Held;
}

function tablesUnder(heading: Heading): Table[] {
  return Object.entries(registry).flatMap(([name, held]) => (held.copy?.heading === heading ? [{ name, held }] : []));
}

async function* jsonOf(db: Db, tables: readonly Table[], personId: string): AsyncGenerator<string> {
  yield '{';
  for (const [at, { name, held }] of tables.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(db, name, held, personId)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

/** The rows of a table that are a person's, without what is not for them, a page at a time by their place in the table. */
async function* rowsOf(db: Db, name: string, { rows, copy }: Held, personId: string): AsyncGenerator<Row> {
  if (copy === null) return;
  const table = sql.identifier(name);
  const without = sql`array[${sql.join(
    copy.without.map((column) => sql`${column}::text`),
    sql`, `,
  )}]`;
  const only = copy.only === null ? sql`` : sql`and ${copy.only}`;
  let after = '(0,0)';
  for (;;) {
    const { rows: page } = await db.execute<{ at: string; row: Row }>(sql`
      select ctid::text as at, to_jsonb(held) - ${without} as row from ${table} held
      where ${rows(personId)} ${only} and ctid > ${after}::tid order by ctid limit ${rowsAtOnce}`);
    for (const { row } of page) yield row;
    const last = page.at(-1);
    if (last === undefined || page.length < rowsAtOnce) return;
    after = last.at;
  }
}

/** What they sent here as themself, one in memory at a time; numbered, since two may have one name. */
async function* filesOf(
  { db, files }: Pick<Archiving, 'db' | 'files'>,
  personId: string,
): AsyncGenerator<{ path: string; bytes: Uint8Array }> {
  const kept = await db
    .select({ name: assets.name, hash: assets.hash })
    .from(assets)
    .where(eq(assets.uploadedBy, personId))
    .orderBy(asc(assets.createdAt), asc(assets.id));
  for (const [at, { name, hash }] of kept.entries()) {
    const bytes = await files.read(hash);
    if (bytes === null) throw new Error('A file of a person cannot be read');
    yield { path: `files/${String(at + 1).padStart(4, '0')} ${safeName(name)}`, bytes };
  }
}

/** Without what some system refuses in names. */
function safeName(name: string): string {
  const safe = name.replaceAll(/[<>:"/\\|?*\p{C}]/gu, '_');
  return [...safe].slice(-80).join('');
}

async function* textOf(words: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of words) yield encoder.encode(part);
}

async function* onePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
