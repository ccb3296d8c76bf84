import { type SQL, sql } from 'drizzle-orm';

/** The parts of a copy, in their order. */
export const headings = [
  'Account',
  'Membership and invoices',
  'Events and orders',
  'CPD',
  'Communities',
  'Posts and comments',
  'Notifications and mails',
  'Preferences',
  'Security',
] as const;
export type Heading = (typeof headings)[number];

/** Why a copy does not show a column. */
const reasons = {
  own: 'It says whose the row is, which is whoever asked for the copy.',
  secret: 'It opens something, or what does is made of it.',
  technical: 'It is how the program keeps the row.',
  others: 'It tells of somebody else, or is what staff noted for themselves.',
} as const;
type Reason = keyof typeof reasons;

/** What a copy shows of the rows, column by column: what is named nowhere is in no copy. */
export interface Copied {
  heading: Heading;
  shows: readonly string[];
  /** And why. */
  leavesOut: Readonly<Record<string, string>>;
  /** Of the rows only these; null: all. */
  only: SQL | null;
}

/** What becomes of the rows that tell of a person once their account is erased. */
export type Fate =
  | { kind: 'deleted' }
  /** They go with the rows of another table. */
  | { kind: 'deletedWith'; table: string }
  /** They stay, with what of them is set to something else and what is kept as it is. */
  | { kind: 'stays'; because: string; set: Readonly<Record<string, SQL>>; keeps: readonly string[] };

/** What a table holds of a person. */
export interface Held {
  /** Which rows are theirs. */
  rows(personId: string): SQL;
  /** Null: a copy does not have them. */
  copy: Copied | null;
  fate: Fate;
}

export type Tables = Readonly<Record<string, Held>>;
type Rows = Held['rows'];

export function held(rows: Rows, fate: Fate, copy: Copied | null = null): Held {
  return { rows, fate, copy };
}

export function by(column: string): Rows {
  return (id) => sql`${sql.identifier(column)} = ${id}`;
}

export const mine = by('person_id');

/** Rows of what a row of the person owns. */
export function within(column: string, table: string, key = 'id', owner = 'person_id'): Rows {
  return (id) =>
    sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${id})`;
}

export const deleted: Fate = { kind: 'deleted' };

export function deletedWith(table: string): Fate {
  return { kind: 'deletedWith', table };
}

/** Columns are named in one text, with spaces between them. */
export function stays(because: string, keeps: string, set: Readonly<Record<string, SQL>> = {}): Fate {
  return { kind: 'stays', because, keeps: columns(keeps), set };
}

export function copied(
  heading: Heading,
  shows: string,
  leavesOut: Partial<Record<Reason, string>> = {},
  only: SQL | null = null,
): Copied {
  const left = Object.entries(leavesOut).flatMap(
    ([reason, names]) => columns(names).map((name) => [name, reasons[reason as Reason]] as const), // The keys are those of the parameter.
  );
  return { heading, shows: columns(shows), leavesOut: Object.fromEntries(left), only };
}

/** Its owner is all that is left out. */
export const own = { own: 'person_id' } as const;

function columns(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== '');
}

export const because = {
  conversation: 'Others answered it.',
  money: 'Tax law asks for what was paid to be kept for five years.',
  work: 'It says who did it for the organisation.',
  attendance: 'Organisers count who came.',
} as const;
