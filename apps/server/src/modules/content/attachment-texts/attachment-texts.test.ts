import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assets, assetTexts, contentAssets } from '../../../db/schema/index.ts';
import { seedFile } from '../../../testing/files.ts';
import { emptyLibrary } from '../../../testing/library-server.ts';
import { pdfOf } from '../../../testing/pdf-of.ts';
import { seedContentItem } from '../../../testing/test-content-items.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readAttachments } from './read-attachments.ts';
import { readFileText } from './read-file-text.ts';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

const { signal } = new AbortController();
const read = () => readAttachments(server.deps, signal, () => server.clock.now());

function docxOf(body: string): Uint8Array<ArrayBuffer> {
  const text = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return new Uint8Array(zipSync({ 'word/document.xml': strToU8(text), 'word/media/a.txt': strToU8('unread') }));
}

async function attach(bytes: Uint8Array, kind: keyof typeof types, given: Parameters<typeof seedContentItem>[1] = {}) {
  const itemId = await seedContentItem(server, given);
  return { itemId, id: await attachTo(itemId, bytes, kind) };
}

async function attachTo(itemId: string, bytes: Uint8Array, kind: keyof typeof types, position = 0): Promise<string> {
  const id = await seedFile(server, { ownerKind: 'news', ownerId: itemId }, 'admin');
  const hash = await server.deps.files.put(bytes);
  await server.db
    .update(assets)
    .set({ hash, type: types[kind], name: `a.${kind}` })
    .where(eq(assets.id, id));
  await server.db.insert(contentAssets).values({ id, itemId, position, name: 'Guide', assetId: id });
  return id;
}
const find = async (who: string, keyword: string) => {
  const { body } = await server.call(who, contract.search.everywhere, { query: { keyword } });
  return body.sections.flatMap(({ hits }) => hits.map(({ id }) => id));
};

test('an item is found by a word of its PDF and of its Word document, by those who may read it', async () => {
  const { itemId: ofPdf } = await attach(await pdfOf('Contents', 'Quillwhistle splints'), 'pdf');
  const { itemId: hidden } = await attach(await pdfOf('Quillwhistle drafts'), 'pdf', { status: 'draft' });
  const { itemId: ofDocx } = await attach(
    docxOf('<w:p><w:r><w:t>Brackenmoth &amp; sons</w:t></w:r></w:p><w:p><w:r><w:t>second</w:t></w:r></w:p>'),
    'docx',
    { segmentIds: ['north'] },
  );
  expect(await find('member', 'Quillwhistle')).toEqual([]);
  await read();
  expect(await find('member', 'Quillwhistle')).toEqual([ofPdf]);
  expect(await find('admin', 'Quillwhistle')).not.toContain(hidden);
  expect([await find('member', 'Brackenmoth'), await find('outsider', 'Brackenmoth')]).toEqual([[ofDocx], []]);
});

test('a file is read once, and what it said is found no more once it is taken off', async () => {
  const { itemId, id } = await attach(await pdfOf('Thistlebarrow'), 'pdf');
  await read();
  const before = await server.db.select().from(assetTexts).where(eq(assetTexts.assetId, id));
  server.clock.pass(1_000);
  await read();
  expect(await server.db.select().from(assetTexts).where(eq(assetTexts.assetId, id))).toEqual(before);
  expect(await find('member', 'Thistlebarrow')).toEqual([itemId]);
  await server.db.delete(contentAssets).where(eq(contentAssets.assetId, id));
  expect(await find('member', 'Thistlebarrow')).toEqual([]);
});

test('an item is found, however much it and its files say in a script of many bytes', async () => {
  // Three bytes for each letter, and no word twice: two files have more of them than are kept of one item.
  const wordAt = (at: number) => String.fromCodePoint(0x4e00 + (at % 20_000), 0x4e00 + Math.floor(at / 20_000));
  const words = (from: number, count: number) => Array.from({ length: count }, (_, at) => wordAt(from + at)).join(' ');
  const docx = docxOf(`<w:p><w:t>Fernwhistle ${words(0, 66_000)}</w:t></w:p>`);
  const { itemId, id } = await attach(docx, 'docx', { contentHtml: `<p>${words(140_000, 10_000)}</p>` });
  const second = await attachTo(itemId, docxOf(`<w:p><w:t>${words(70_000, 66_000)}</w:t></w:p>`), 'docx', 1);
  await read();
  const known = (await server.db.select({ id: assetTexts.assetId }).from(assetTexts)).map((one) => one.id);
  expect(known).toEqual(expect.arrayContaining([id, second]));
  expect(await find('member', 'Fernwhistle')).toEqual([itemId]);
});

test('a file that cannot be read says nothing, and keeps none of the others', async () => {
  const { id } = await attach(strToU8('%PDF-1.7 and nothing else'), 'pdf');
  const { itemId } = await attach(await pdfOf('Marrowfinch'), 'pdf');
  await read();
  const [row] = await server.db.select().from(assetTexts).where(eq(assetTexts.assetId, id));
  expect([row?.words, await find('member', 'Marrowfinch')]).toEqual(['', [itemId]]);
});

test.each<[string, () => Promise<[Uint8Array<ArrayBuffer>, 'pdf' | 'docx']>]>([
  ['unpacks to more than is read', async () => [docxOf(`<w:p><w:t>${'a '.repeat(11_000_000)}</w:t></w:p>`), 'docx']],
  ['is no archive', async () => [new Uint8Array(strToU8('PK')), 'docx']],
  ['has no text', async () => [new Uint8Array(zipSync({ 'word/other.xml': strToU8('<a/>') })), 'docx']],
])('nothing is read of a file that %s', async (_, make) => {
  const [bytes, kind] = await make();
  expect(await readFileText(bytes, kind)).toBe('');
});

test('a file that takes too long is given up, and its thread is ended', async () => {
  // A thread takes longer to begin than it is given.
  expect(await readFileText(await pdfOf('Words'), 'pdf', { patienceMs: 1 })).toBe('');
});

test('as many letters are kept of a file as are looked through', async () => {
  const words = await readFileText(docxOf(`<w:p><w:t>${'word '.repeat(100_000)}</w:t></w:p>`), 'docx');
  expect(words.length).toBeLessThanOrEqual(200_000);
  expect(words.length).toBeGreaterThan(190_000);
});
