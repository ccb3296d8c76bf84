import {
  conflict,
  type DayOrder,
  dayOrderIn,
  invalid,
  isBlankText,
  isLongerThan,
  isNonexistent,
  limits,
  type PersonField,
  personFields,
  type PersonProblemKind,
  plainWords,
  readCsv,
  readDay,
  type Refusal,
  singleLine,
  unclearDay,
} from '@portal/api/rules';
import { emailKey } from '../auth/rules.ts';

/** What columns are called, the likeliest name first. */
const names: Readonly<Record<PersonField, readonly string[]>> = {
  email: ['email', 'e mail', 'email address', 'e mail address', 'mail'],
  firstName: ['first name', 'firstname', 'given name', 'given names', 'forename', 'preferred name'],
  lastName: ['last name', 'lastname', 'surname', 'family name'],
  memberNumber: ['member number', 'membership number', 'member no', 'member id', 'member num', 'number'],
  dateOfBirth: ['date of birth', 'birth date', 'birthdate', 'birthday', 'dob', 'born'],
};

export interface PeopleChoices {
  columns: Readonly<Record<PersonField, number | null>>;
  /** Null: days such as 3/4/2026 can be read in two ways, and nobody has said which. */
  dayOrder: DayOrder | null;
}

export interface PersonProblem {
  field: PersonField;
  kind: PersonProblemKind;
}

/** What a row of a file says; the first problem that it has, where it has one. */
export interface PersonRow {
  /** Of the file, as an editor counts them. */
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  memberNumber: string;
  dateOfBirth: string | null;
  problem: PersonProblem | null;
}

export interface PeopleTable {
  header: readonly string[];
  rows: readonly { cells: readonly string[]; line: number }[];
}

/** The first row is the header. */
export function peopleTable(text: string): PeopleTable {
  const [first, ...rows] = readCsv(text, limits.invitation.rows + 2);
  return { header: (first?.cells ?? []).map((name) => name.trim()), rows };
}

export function peopleTableRefusal({ header, rows }: PeopleTable): Refusal | null {
  const { rows: most, columns } = limits.invitation;
  if (rows.length === 0) return invalid('body.text', 'There is nobody in this file.');
  if (rows.length > most) return invalid('body.text', `A file may have ${most} people at most.`);
  if (header.length > columns) return invalid('body.text', `A file may have ${columns} columns at most.`);
  return null;
}

/** Which column is what, by its name, and which comes first in its days. */
export function guessPeopleChoices({ header, rows }: PeopleTable): PeopleChoices {
  const words = header.map(plainWords);
  const columnOf = (field: PersonField) => {
    const at = names[field].map((name) => words.indexOf(name)).find((found) => found !== -1);
    return at ?? null;
  };
  const columns = {
    email: columnOf('email'),
    firstName: columnOf('firstName'),
    lastName: columnOf('lastName'),
    memberNumber: columnOf('memberNumber'),
    dateOfBirth: columnOf('dateOfBirth'),
  };
  return { columns, dayOrder: dayOrderIn(rows.map(({ cells }) => cellOf(cells, columns.dateOfBirth))) };
}

/** It has days that can be read in two ways. */
export function asksDayOrder({ rows }: PeopleTable, { columns, dayOrder }: PeopleChoices): boolean {
  const days = rows.map(({ cells }) => cellOf(cells, columns.dateOfBirth));
  return dayOrderIn(days) === null && (dayOrder !== null || days.some((day) => readDay(day, null) === unclearDay));
}

function cellOf(cells: readonly string[], column: number | null): string {
  return column === null ? '' : (cells[column] ?? '');
}

const { account, invitation } = limits;
const longest: Readonly<Record<PersonField, number>> = {
  email: account.emailLength,
  firstName: account.nameLength,
  lastName: account.nameLength,
  memberNumber: invitation.memberNumberLength,
  dateOfBirth: account.lineLength,
};

/** The people of a file, each with what is wrong with their row, apart from who has an account already. */
export function readPeople({ rows }: PeopleTable, choices: PeopleChoices, today: string): PersonRow[] {
  const seen = new Set<string>();
  return rows.map(({ cells, line }) => {
    const cell = (field: PersonField) => singleLine(cellOf(cells, choices.columns[field])).trim();
    const day = readDay(cell('dateOfBirth'), choices.dayOrder);
    const key = emailKey(cell('email'));
    const problem = personFields.map((field) => problemOf(field, cell(field), choices, today)).find(isThere);
    const isRepeated = problem === undefined && seen.has(key);
    seen.add(key);
    const cut = (field: PersonField) => cell(field).slice(0, longest[field]);
    return {
      line,
      email: cut('email'),
      firstName: cut('firstName'),
      lastName: cut('lastName'),
      memberNumber: cut('memberNumber'),
      dateOfBirth: day === unclearDay ? null : day,
      problem: isRepeated ? { field: 'email', kind: 'repeated' } : (problem ?? null),
    };
  });
}

const isThere = (problem: PersonProblem | null): problem is PersonProblem => problem !== null;

function problemOf(field: PersonField, text: string, { dayOrder }: PeopleChoices, today: string): PersonProblem | null {
  const kind = kindOfProblem(field, text, dayOrder, today);
  return kind && { field, kind };
}

function kindOfProblem(
  field: PersonField,
  text: string,
  dayOrder: DayOrder | null,
  today: string,
): PersonProblem['kind'] | null {
  if (isBlankText(text)) return field === 'memberNumber' || field === 'dateOfBirth' ? null : 'missing';
  if (isLongerThan(text, longest[field])) return 'tooLong';
  if (field === 'email') return isEmail(text) ? null : 'invalid';
  if (field !== 'dateOfBirth') return null;
  const day = readDay(text, dayOrder);
  if (day === unclearDay) return 'unclear';
  if (day === null) return isNonexistent(text, dayOrder) ? 'nonexistent' : 'unreadable';
  return day > today ? 'toCome' : null;
}

/** As a form takes it: one @, a name before it and a domain with a dot after it. */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

function isEmail(text: string): boolean {
  return email.test(text);
}

/** Those of a file who were chosen by their lines. */
export function peopleOfLines(rows: readonly PersonRow[], lines: readonly number[]): PersonRow[] {
  const chosen = new Set(lines);
  return rows.filter(({ line }) => chosen.has(line));
}

/** All who were chosen may be invited, or none is. */
export function chosenPeopleRefusal(rows: readonly PersonRow[], lines: readonly number[]): Refusal | null {
  const people = peopleOfLines(rows, lines);
  if (people.length !== new Set(lines).size) return conflict('The file has no such lines any more. Look at it again.');
  const wrong = people.find(({ problem }) => problem !== null);
  return wrong === undefined
    ? null
    : conflict(`Nobody was invited: line ${wrong.line} cannot be taken any more. Look at the file again.`);
}
