import type { Difference } from './compare.ts';

/** What docs/api-differences.md lists. */
export interface ListedDifferences {
  differences: Difference[];
  /** `POST /api/v1/auth/refresh` */
  own: string[];
  /** `COM-C01 GET /api/segment/all` */
  notBuilt: string[];
  /** The same of those that the server answers, and no call of the contract makes. */
  besideContract: string[];
}

const titles: Readonly<Record<Difference['kind'], string>> = {
  'typed otherwise': 'Typed or named otherwise',
  'left out': 'Left out',
  added: 'Added fields',
};

const kinds: readonly Difference['kind'][] = ['typed otherwise', 'left out', 'added'];

/** Reads the page: a table per kind of difference, whose first column may name several places. */
export function readListed(page: string): ListedDifferences {
  const sections = new Map(
    page.split(/^## /m).map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title.trim(), lines] as const;
    }),
  );
  const linesOf = (title: string): readonly string[] => {
    const lines = sections.get(title);
    if (lines === undefined) throw new Error(`The page has no section '${title}'`);
    return lines;
  };
  return {
    differences: kinds.flatMap((kind) => rowsOf(linesOf(titles[kind])).flatMap((row) => differencesOf(kind, row))),
    own: rowsOf(linesOf('Added calls')).map(([call = '']) => codesIn(call).join()),
    notBuilt: callsIn(linesOf('Not built yet')),
    besideContract: callsIn(linesOf('Answered beside the contract')),
  };
}

function callsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).replaceAll('`', ''));
}

function differencesOf(kind: Difference['kind'], row: readonly string[]): Difference[] {
  const [places = '', ...cells] = row;
  const [specified, here, reason] = columnsOf(kind, cells);
  if (reason === undefined || reason === '') throw new Error(`${places} has no reason`);
  return codesIn(places).map((at) => ({ kind, at, specified: specified ?? '–', here: here ?? '–' }));
}

function columnsOf(kind: Difference['kind'], cells: readonly string[]): readonly (string | undefined)[] {
  const [first, second] = cells;
  if (kind === 'added') return ['–', first, second];
  return kind === 'left out' ? [first, '–', second] : cells;
}

/** The rows of a table, without its head. */
function rowsOf(lines: readonly string[]): string[][] {
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
