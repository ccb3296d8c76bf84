import { alwaysThere, rulePacks, standing } from '@portal/rules';
import { profileNamed } from '@portal/profiles';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, test } from 'vitest';
import { createDocuments } from './documents.ts';

const at = new Date('2026-11-23T02:00:00Z');
const documents = createDocuments(profileNamed('ota'));
const pack = rulePacks['ot-board'];
const proof = { number: '7QK4-M2XB-9HTD-3FWA', verifyUrl: 'https://portal.ota.example/verify/7QK4-M2XB-9HTD-3FWA' };
const about = { title: 'Splinting', minutes: 150, category: 'Interactive', presenter: 'Dr Lee', domain: 'Ethics' };

const certificate = () =>
  documents.certificate({
    ...{ ...proof, ...about, pack, holder: 'Mia Nguyen', completedAt: at, issuedAt: at, isConfirmed: true },
  });

function summary() {
  const records = Array.from({ length: 60 }, () => ({ ...about, completedAt: at, isConfirmed: true }));
  const counted = records.map(({ completedAt, minutes }) => ({ completedAt, minutes, categoryId: 'interactive' }));
  const found = standing({ pack, zone: 'Australia/Sydney', records: counted, person: alwaysThere }, at);
  const goal = { title: 'Read a drawing', why: 'Builders ask me.', by: '2026-11-30', reachedAt: null };
  const plan = { goals: [goal], reflection: 'I asked first.\nIt took ten minutes.' };
  const facts = { holder: 'Mia Nguyen', pack, standing: found, records, recordsCount: 60, plan, asOf: at, proof };
  return documents.summary(facts);
}

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function opened(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  close = () => task.destroy();
  return task.promise;
}

/** Some dictionaries are read as maps. */
const asObject = (read: object | null) => (read instanceof Map ? Object.fromEntries(read) : read);

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  children?: Node[];
}

const within = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(within)];

async function treeOf(document: PDFDocumentProxy): Promise<Node[]> {
  const pages = Array.from({ length: document.numPages }, (_, page) => document.getPage(page + 1));
  const trees = await Promise.all((await Promise.all(pages)).map((page) => page.getStructTree()));
  // Of its own type only what is read here is declared.
  return trees.flatMap((tree) => within((tree ?? {}) as Node));
}

// What ISO 14289-1 asks for and no eye sees; the clause stands before each.
describe.each([
  ['a certificate', certificate],
  ['a summary', summary],
])('%s', (_, make) => {
  test('[7.1, 7.2] says its title, its language and that it is tagged, and stands by PDF/UA-1', async () => {
    const document = await opened(await make());
    const { info, metadata } = await document.getMetadata();
    const { Title: title, Language: language } = info as { Title?: string; Language?: string };
    expect([title, language]).toEqual([expect.stringMatching(/Splinting|Mia Nguyen/), 'en-AU']);
    expect(metadata.getRaw()).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(asObject(await document.getViewerPreferences())).toMatchObject({ DisplayDocTitle: true });
    expect(asObject(await document.getMarkInfo())).toMatchObject({ Marked: true });
  });

  test('[7.1] leaves nothing that is drawn without a place in the structure or the mark of a decoration', async () => {
    const document = await opened(await make());
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let depth = 0;
      for (const item of items) {
        if ('str' in item) expect([item.str, depth > 0 || item.str.trim() === '']).toEqual([item.str, true]);
        else depth += item.type === 'endMarkedContent' ? -1 : 1;
      }
      expect(depth).toBe(0);
    }
  });

  test('[7.3, 7.4] says what its pictures show, and has its headings in order', async () => {
    const nodes = await treeOf(await opened(await make()));
    const figures = nodes.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([
      'Logo of Occupational Therapy Association',
      `QR code that leads to ${proof.verifyUrl}`,
    ]);
    const headings = nodes.flatMap(({ role = '' }) => (/^H\d$/.test(role) ? [role] : []));
    expect(headings[0]).toBe('H1');
    expect(headings.slice(1).every((role) => role === 'H2')).toBe(true);
  });

  test('[7.18.3, 7.21] is gone through in the order of its structure, and brings every letter', async () => {
    const raw = Buffer.from(await make()).toString('latin1');
    const count = (pattern: RegExp) => [...raw.matchAll(pattern)].length;
    expect(count(/\/Tabs \/S/g)).toBe(count(/\/Type \/Page\b/g));
    expect(count(/\/FontFile[23] \d+/g)).toBe(count(/\/Type \/FontDescriptor/g));
  });
});

test('[7.5] a table has rows of as many cells each, headed by cells that say what they head', async () => {
  const pdf = await summary();
  const nodes = await treeOf(await opened(pdf));
  const rows = nodes.filter(({ role }) => role === 'TR').map(({ children = [] }) => children.map(({ role }) => role));
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) expect([3, 4, 7]).toContain(row.length);
  const heads = nodes.filter(({ role }) => role === 'TH').length;
  const scoped = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Scope \/Column/g),
  ].length;
  expect([heads >= 14, scoped]).toEqual([true, 14]);
});

test('a title is text in the metadata too', async () => {
  const title = 'R&D</rdf:li></rdf:Alt></dc:title><dc:publisher>Somebody else</dc:publisher>';
  const pdf = await documents.certificate({
    ...{ ...proof, ...about, title, pack, holder: 'Mia Nguyen', completedAt: at, issuedAt: at, isConfirmed: true },
  });
  const { info, metadata } = await (await opened(pdf)).getMetadata();
  expect(info).toMatchObject({ Title: expect.stringContaining(title) });
  expect(metadata.getRaw()).toContain('R&amp;D&lt;/rdf:li&gt;');
  expect(metadata.getRaw()).not.toContain('<dc:publisher>');
});
