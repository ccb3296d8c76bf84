import { limits } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { boundedParts } from './bounded-parts.ts';
import { type Heading, headings } from './held.ts';
import { ownFilesOf } from './own-files.queries.ts';
import { htmlPage, type IndexLine, indexPage, pageName } from './pages.ts';
import { registry } from './registry.ts';
import { type PartEntry, zipOfParts } from './zip-of-parts.ts';
import { rowsOf, type Table } from './archive.queries.ts';

type Archiving = Pick<Deps, 'db' | 'files' | 'profile'>;

/**
 * All that is held of a person as one ZIP: pages to read, the same as JSON, and their files. A few rows and one file of it are in memory at a time. The database is that of a
 * transaction which sees one state of it, so that the pages say what the JSON says.
 */
export function archiveOf(deps: Archiving, personId: string, now: Date): AsyncGenerator<Uint8Array> {
  return boundedParts(zipOfParts(entriesOf(deps, personId, now)), limits.personalData.copyBytes);
}

async function* entriesOf({ db, files, profile }: Archiving, personId: string, now: Date): AsyncGenerator<PartEntry> {
  const lines: IndexLine[] = [];
  for (const heading of headings) {
    const tables = tablesUnder(heading);
    yield { path: `data/${pageName(heading)}.json`, isText: true, parts: textOf(jsonOf(db, tables, personId)) };
    const shown = tables.map((table) => ({ name: table.name, rows: rowsOf(db, table, personId) }));
    yield { path: `${pageName(heading)}.html`, isText: true, parts: textOf(htmlPage(heading, shown)) };
    lines.push({ title: heading, href: `${pageName(heading)}.html` });
  }
  const { taken, isCut } = await ownFilesOf(db, personId);
  for (const { path, hash } of taken) {
    const bytes = await files.read(hash);
    const href = bytes === null ? null : path.split('/').map(encodeURIComponent).join('/');
    if (bytes !== null) yield { path, isText: false, parts: onePart(bytes) };
    lines.push({ title: bytes === null ? `${path} is not there any more` : path, href });
  }
  if (isCut) lines.push({ title: 'There are older files, which are too many or too large for one copy.', href: null });
  const day = new Intl.DateTimeFormat(profile.locale, { dateStyle: 'long', timeZone: profile.timeZone }).format(now);
  yield { path: 'index.html', isText: true, parts: textOf(indexPage({ organisation: profile.fullName, day, lines })) };
}

function tablesUnder(heading: Heading): Table[] {
  return Object.entries(registry).flatMap(([name, { rows, copy }]) =>
    copy?.heading === heading ? [{ name, rows, copy }] : [],
  );
}

async function* jsonOf(db: Db, tables: readonly Table[], personId: string): AsyncGenerator<string> {
  yield '{';
  for (const [at, table] of tables.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(table.name)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(db, table, personId)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* textOf(words: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of words) yield encoder.encode(part);
}

async function* onePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
