import { limits } from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import { packFileName, packLayout, packPaths } from './pack-layout.ts';
import { fileNamePart, freeName, namePart } from './pack-names.ts';
import { lacksEvidence, packDayRefusal, packExcess, packRefusal } from './pack-rules.ts';
import { packTable } from './pack-table.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe('names', () => {
  test.each([
    ['Plain title', 'Plain title'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\windows', 'windows'],
    ['What? "Why": <all> | *', 'What Why all'],
    ['ends in dots. . .', 'ends in dots'],
    ['line\r\nfeed\tand\0nul', 'line feed and nul'],
    ['turned \u202Egnp.exe', 'turned gnp.exe'],
    ['de\u0301compose\u0301', 'décomposé'],
    [' \u2028 ', ''],
  ])('%j is kept as %j', (given, expected) => {
    expect(namePart(given)).toBe(expected);
  });

  test('are cut at whole characters, in bytes', () => {
    const long = namePart('漢😀'.repeat(100));
    expect(bytesOf(long)).toBeLessThanOrEqual(120);
    expect(long).not.toContain('\uFFFD');
    expect(long.isWellFormed()).toBe(true);
    const file = fileNamePart(`${'x'.repeat(500)}.PDF`);
    expect([bytesOf(file), file.slice(-4)]).toEqual([120, '.pdf']);
  });

  test.each([
    ['scan.JPEG', 'scan.jpeg'],
    ['.pdf', 'file.pdf'],
    ['no ending', 'no ending'],
    ['a.b.c', 'a.b.c'],
    ['???', 'file'],
    ['photo.p/df', 'photo.p df'],
  ])('the file %j is kept as %j', (given, expected) => {
    expect(fileNamePart(given)).toBe(expected);
  });

  test('that differ in capitals alone are two', () => {
    const taken = new Set<string>();
    expect(['a.pdf', 'A.PDF', 'a.pdf', 'folder.x/a'].map((name) => freeName(name, taken))).toEqual([
      'a.pdf',
      'A (2).PDF',
      'a (3).pdf',
      'folder.x/a',
    ]);
  });
});

const record = (cpdId: string, title: string, names: readonly string[] = []) => ({
  cpdId,
  title,
  evidence: names.map((name, at) => ({ id: `${cpdId}-${at}`, name })),
});

describe('the layout', () => {
  test('numbers files by their record, so that sorted by name they are in its order', () => {
    const records = Array.from({ length: 101 }, (_, at) => record(`r${at}`, `Title ${at}`, ['a.png', 'a.png']));
    const paths = packLayout(records, new Set()).flatMap(({ evidence }) => evidence.map(({ path }) => path));
    expect(paths.slice(0, 2)).toEqual(['evidence/001 Title 0 – a.png', 'evidence/001 Title 0 – a (2).png']);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(202);
    const numbers = paths.map((path) => path.slice(0, 'evidence/001'.length));
    expect(numbers).toEqual(numbers.toSorted());
  });

  test.each([
    [0, 1],
    [37, 12],
    [99, 2],
  ])('of some records from %i on is that of the whole', (from, size) => {
    const records = Array.from({ length: 101 }, (_, at) =>
      record(`r${at}`, at % 2 === 0 ? '' : 'Same', ['a.png', 'a.png']),
    );
    const certified = new Set(['r38', 'r100']);
    const some = packLayout(records.slice(from, from + size), certified, { from, of: records.length });
    expect(some).toEqual(packLayout(records, certified).slice(from, from + size));
  });

  test('never leaves its folders, and has certificates of those that are certified alone', () => {
    const [first, second] = packLayout([record('a', '/../..', ['../../x.sh']), record('b', '', [])], new Set(['b']));
    expect(first).toMatchObject({ evidence: [{ path: 'evidence/01 – x.sh' }], certificate: null });
    expect(second).toMatchObject({ certificate: 'certificates/02.pdf' });
  });

  test('names the whole by its days', () => {
    const period = { firstDay: '2025-12-01', lastDay: '2026-11-30' };
    expect([packFileName(period, null), packFileName(period, '2026-03-01')]).toEqual([
      'CPD evidence 2025-12-01 to 2026-11-30.zip',
      'CPD evidence 2025-12-01 to 2026-11-30, as it stood on 2026-03-01.zip',
    ]);
  });
});

test('a table has a row for each record, and no cell of it is a formula', () => {
  const row = {
    ...{ title: '=HYPERLINK("x")', completedDate: '2026-03-01T14:00:00.000Z', timeZone: 'Australia/Perth' },
    ...{ categoryName: '+1', domain: '@x', presenter: '-', hours: 1.5, minutes: 90, source: 'own' },
    ...{ learned: 'Said "yes"', plan: 'one\ntwo' },
  };
  const table = packTable([row], packLayout([record('a', 'A', ['a.pdf'])], new Set(['a'])), 'points');
  expect(table.startsWith('\uFEFF"Number","Title","Completed"')).toBe(true);
  expect(table).toContain('"Points"');
  expect(table).toContain(
    `"01","'=HYPERLINK(""x"")","2026-03-01","Australia/Perth","'+1","'@x","'-","1.5","90","own","Said ""yes""","one\ntwo","evidence/01 A – a.pdf","certificates/01 A.pdf"`,
  );
});

test('no pack has more in it than a ZIP without extensions can say', () => {
  expect(limits.pack.files + Object.keys(packPaths).length).toBeLessThan(2 ** 16);
  expect(limits.pack.bytes).toBeLessThan(2 ** 31);
});

test.each([
  [{ files: limits.pack.files, bytes: limits.pack.bytes }, null],
  [{ files: limits.pack.files + 1, bytes: 0 }, 'files'],
  [{ files: 1, bytes: limits.pack.bytes + 1 }, 'bytes'],
] as const)('a pack of %j is too much of %j', (weight, excess) => {
  expect(packExcess(weight)).toBe(excess);
  expect(packRefusal(weight)?.code ?? null).toBe(excess === null ? null : 'too_large');
});

test.each([
  [null, null, null],
  ['2026-03-02', null, null],
  ['2026-03-03', null, 'query.asOf'],
  ['2026-02-01', '2026-02-01', null],
  ['2026-01-31', '2026-02-01', 'query.asOf'],
])('as of %j, where all is known since %j, %j is refused', (asOf, since, field) => {
  expect(packDayRefusal(asOf, { today: '2026-03-02', since })?.field ?? null).toBe(field);
});

test('what has no file and is not confirmed by the organisation lacks evidence', () => {
  expect(lacksEvidence({ files: [], isConfirmed: false })).toBe(true);
  expect(lacksEvidence({ files: [{ isRemoved: true }], isConfirmed: false })).toBe(true);
  expect(lacksEvidence({ files: [{ isRemoved: false }], isConfirmed: false })).toBe(false);
  expect(lacksEvidence({ files: [], isConfirmed: true })).toBe(false);
});
