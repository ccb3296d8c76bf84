import { alwaysThere, type RulePack, rulePacks, standing } from '@portal/rules';
import { profileNamed } from '@portal/profiles';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { CertificateFacts } from './certificate.ts';
import { createDocuments } from './documents.ts';
import { summaryHtml } from './summary-html.ts';
import { linesOf } from './text-lines.ts';
import { mostRows, type SummaryFacts, type SummaryRecord } from './summary-facts.ts';

const at = new Date('2026-11-23T02:00:00Z');
const documents = createDocuments(profileNamed('ota'));
const pack: RulePack = rulePacks['ot-board'];

/** Reads the last two pages with another library than the one that writes. */
async function read(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  const tags: string[] = [];
  for (let number = Math.max(1, document.numPages - 1); number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
    collectTags(await page.getStructTree(), tags);
  }
  const { info } = await document.getMetadata();
  const language = (info as { Language?: string }).Language;
  const fonts = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/FontFile[23] \d+/g),
  ];
  const pages = document.numPages;
  await task.destroy();
  return { text: texts.join(' ').replaceAll(/\s+/g, ' '), tags, pages, language, fonts: fonts.length };
}

interface Tree {
  role?: string;
  children?: readonly object[];
}

function collectTags(tree: Tree | null, tags: string[]): void {
  if (tree?.role !== undefined) tags.push(tree.role);
  for (const child of tree?.children ?? []) collectTags(child, tags);
}

/** A page has the tags of the whole table that goes on over it. */
function headsIn(tags: readonly string[]): number {
  const all = (tag: string) => tags.filter((one) => one === tag).length;
  return all('TH') / all('Document');
}

const facts: CertificateFacts = {
  number: '7QK4-M2XB-9HTD-3FWA',
  verifyUrl: 'https://portal.ota.example/verify/7QK4-M2XB-9HTD-3FWA',
  holder: 'Mia Nguyễn-Łukaszewska',
  title: 'Upper limb splinting after stroke',
  minutes: 150,
  pack,
  category: 'Interactive',
  presenter: 'Dr. Søren Ågård',
  domain: 'Professionalism',
  completedAt: at,
  isConfirmed: true,
  issuedAt: at,
};

describe('a certificate', () => {
  test('says what the record says, is tagged, and brings its letters', async () => {
    const { text, tags, pages, language, fonts } = await read(await documents.certificate(facts));
    for (const part of [facts.number, facts.verifyUrl, facts.holder, facts.title, facts.presenter, 'Hours 2.5'])
      expect(text).toContain(part);
    expect(text).toContain('Completed Date November 23, 2026 1:00 PM');
    expect(tags).toEqual(expect.arrayContaining(['Document', 'H1', 'P', 'Figure']));
    expect([pages, language]).toEqual([1, 'en-AU']);
    expect(fonts).toBeGreaterThanOrEqual(2);
  });

  test('stays one page and whole, however long its title and whatever the letters of its names', async () => {
    const long = {
      ...facts,
      title: `${'A long title '.repeat(30)}${'x'.repeat(2000)}`,
      holder: 'ליאור בן דוד محمد 王 \u202e\n',
    };
    const { text, pages } = await read(
      await documents.certificate({ ...long, domain: 'y'.repeat(500), completedAt: null }),
    );
    expect(pages).toBe(1);
    expect(text).toContain('ליאור');
    expect(text).toContain('محمد');
    expect(text).toContain('Completed Date -');
    expect(text).not.toContain('\u202e');
    expect(text).toContain(facts.number);
  });
});

const record = (minutes: number, day: number): SummaryRecord & { categoryId: string } => ({
  title: `Workshop ${day}`,
  minutes,
  category: 'Interactive',
  categoryId: 'interactive',
  presenter: 'Dr Lee',
  domain: 'Ethics',
  completedAt: new Date(Date.UTC(2026, 0, day, 2)),
  isConfirmed: false,
});

function summaryOf(records: readonly (SummaryRecord & { categoryId: string })[]): SummaryFacts {
  const completed = records.flatMap(({ completedAt, ...rest }) =>
    completedAt === null ? [] : [{ ...rest, completedAt }],
  );
  const found = standing({ pack, zone: 'Australia/Sydney', records: completed, person: alwaysThere }, at);
  return {
    holder: 'Mia Nguyễn',
    pack,
    standing: found,
    records,
    recordsCount: records.length,
    plan: { goals: [], reflection: '' },
    asOf: at,
    proof: { number: facts.number, verifyUrl: facts.verifyUrl },
  };
}

describe('the summary of a period', () => {
  test('says what is done, asked for and missing, and lists the records in a table with headings', async () => {
    const undone = { ...record(30, 1), completedAt: null };
    const seen = { ...record(100, 5), isConfirmed: true };
    const { text, tags } = await read(await documents.summary(summaryOf([seen, record(80, 6), undone])));
    for (const part of [
      'CPD Period: 2025 - 2026 (Completed 3 hrs)',
      '3/20 hrs',
      facts.verifyUrl,
      '17 hrs to go by 30 November 2026',
      '2 hrs of Interactive to go by 30 November 2026',
      'At the pace so far: 3.05 hrs by 30 November 2026',
      'Interactive 3 5',
      'January 5, 2026 1:00 PM Workshop 5 Interactive Ethics Dr Lee 1 h 40 min Yes',
      'Dr Lee 1 h 20 min No',
      '- Workshop 1 Interactive',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
    expect(tags.filter((tag) => tag === 'TR')).toHaveLength(8);
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
  });

  test('words what is over as over, and what a period that rolls asks for as asked for by no day', async () => {
    const facts = summaryOf([record(100, 5)]);
    const past = { ...facts, asOf: new Date('2026-12-05T02:00:00Z') };
    expect((await read(await documents.summary(past))).text).toContain('18.34 hrs missing');
    const rules: RulePack = { ...pack, cycle: { kind: 'rolling', months: 12 } };
    const done = [{ completedAt: new Date('2026-01-05T02:00:00Z'), minutes: 1200, categoryId: 'interactive' }];
    const found = standing({ pack: rules, zone: 'Australia/Sydney', records: done, person: alwaysThere }, at);
    const { text } = await read(await documents.summary({ ...facts, pack: rules, standing: found }));
    expect(text).toContain('20 hrs to go by 21 February 2027, when what was done first no longer counts');
    const none = standing({ pack: rules, zone: 'Australia/Sydney', records: [], person: alwaysThere }, at);
    const page = await summaryHtml(profileNamed('ota'), { ...facts, pack: rules, standing: none });
    expect(page).toContain('20 hrs missing');
    expect(page).not.toContain('to go by 23 November 2026');
  });

  test.each([
    ['who will not have enough', 100, /At the pace so far: 1\.\d+ hrs by 30 November 2026/],
    ['who will', 1190, /At the pace so far: 20\.\d+ hrs by 30 November 2026/],
  ])('says where the pace leads, to %s', async (_, minutes, forecast) => {
    const facts = summaryOf([record(minutes, 5)]);
    for (const output of [
      (await read(await documents.summary(facts))).text,
      await summaryHtml(profileNamed('ota'), facts),
    ])
      expect(output).toMatch(forecast);
    expect(await summaryHtml(profileNamed('ota'), summaryOf([record(1200, 5)]))).not.toContain('At the pace so far');
  });

  test('writes days as the organisation does, on paper and in the page that is printed', async () => {
    const profile = { ...profileNamed('ota'), locale: 'en-US' };
    const facts = summaryOf([record(100, 5)]);
    const { text } = await read(await createDocuments(profile).summary(facts));
    const page = await summaryHtml(profile, facts);
    for (const output of [text, page]) expect(output).toContain('to go by November 30, 2026');
  });

  test('says what was planned and how its owner looks back, in the same words on paper and in the page that is printed', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `Sentence ${at} of a long reflection that goes on.`).join(' ');
    const plan = {
      goals: [
        { title: 'Read a drawing', why: 'Builders ask me.', by: '2026-11-30', reachedAt: at },
        { title: 'Write reports', why: '', by: '2026-06-30', reachedAt: null },
      ],
      reflection: `I asked first.\n\n${long}`,
    };
    const facts = { ...summaryOf([record(100, 5)]), plan };
    const { text, tags } = await read(await documents.summary(facts));
    const page = (await summaryHtml(profileNamed('ota'), facts)).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const output of [text, page])
      for (const part of [
        'Goal Why By Reached',
        'Read a drawing Builders ask me. 30 November 2026 November 23, 2026 1:00 PM',
        'Write reports 30 June 2026 Not yet',
        '1 goal to write by 30 November 2026',
        'Reflection to write by 30 November 2026',
        'Reflection I asked first.',
        'Sentence 0 of a long reflection that goes on.',
        'Sentence 59 of a long reflection that goes on.',
      ])
        expect(output).toContain(part);
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(3);
    const none = await read(await documents.summary(summaryOf([record(100, 5)])));
    expect(none.text).not.toContain('Goal Why');
  });

  test('goes on over pages, and says how many records it leaves out', async () => {
    const many = Array.from({ length: mostRows + 2 }, (_, day) => record(1, day));
    const { text, tags, pages } = await read(await documents.summary(summaryOf(many)));
    expect(pages).toBeGreaterThan(10);
    // The heads of the seven columns are seen on each page, and told once.
    expect(text.match(/Completed Date Title/g)).toHaveLength(2);
    expect(headsIn(tags)).toBe(7);
    expect(text).toContain(`Workshop ${mostRows - 1} `);
    expect(text).not.toContain(`Workshop ${mostRows} `);
    expect(text).toContain('2 more records are not listed.');
  });
});

test.each([
  ['words as they come', 'one two', ['one two']],
  ['wrapped between words', 'three four five', ['three four', 'five']],
  ['a long word cut', 'abcdefghijklm no', ['abcdefghij', 'klm no']],
  ['Hebrew from the right', 'a אב גד', ['a גד אב']],
  ['Arabic within brackets', '(م ح) b', ['(ح م) b']],
  ['nothing', '', ['']],
])('lines of ten letters: %s', (_, text, lines) => {
  const wrapped = linesOf(text, 10, (run) => run.text.length).map((runs) => runs.map((run) => run.text).join(''));
  expect(wrapped).toEqual(lines);
});
