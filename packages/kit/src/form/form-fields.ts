import type { PathMove } from './form-store.ts';
import { newRowOf } from './nested-draft-values.ts';
import { joinPath, rowKeyOf, withValueAt } from './paths.ts';
import type { FieldBinding, FormHost } from './use-form.ts';

type Row<List> = List extends readonly (infer Each extends object)[] ? Each : never;
type ListName<Values> = { [Name in keyof Values]-?: [Row<Values[Name]>] extends [never] ? never : Name }[keyof Values];
type SectionName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends readonly unknown[]
    ? never
    : Values[Name] extends object
      ? Name
      : never;
}[keyof Values];

/** The fields of a form, of a part of it, or of one row. */
export interface FormFields<Values> {
  field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]>;
  /** Fields that belong together: `form.section('address').field('street')`. */
  section<Name extends SectionName<Values> & string>(name: Name): FormFields<Values[Name]>;
  /** Rows that can be added, taken out and moved. */
  list<Name extends ListName<Values> & string>(name: Name): FormList<Row<Values[Name]>>;
}

export interface FormRow<Values> extends FormFields<Values> {
  /** The same for as long as the row is there, wherever it moves. */
  key: string;
  value: Values;
  remove(): void;
  /** To another place in the list, counted from 0. */
  move(to: number): void;
}

export interface FormList<Values> {
  name: string;
  rows: readonly FormRow<Values>[];
  /** At the end; the form's own new row when left out. */
  add(row?: Values): void;
  /** What is wrong with the list itself. */
  error: string | undefined;
}

/** The fields at and below a path. What is found there has the type that the names on the way say. */
export function fieldsAt<Values>(host: FormHost, prefix: string): FormFields<Values> {
  return {
    // The names on the way to it say which type is found there.
    field: <Name extends keyof Values & string>(name: Name) =>
      host.bind(joinPath(prefix, name)) as FieldBinding<Values[Name]>,
    section: (name) => fieldsAt(host, joinPath(prefix, name)),
    list: (name) => listAt(host, joinPath(prefix, name)),
  };
}

function listAt<Values>(host: FormHost, path: string): FormList<Values> {
  const { value, error } = host.bind(path);
  const rows = value as readonly (Values & object)[];
  const keys = new Set<string>();
  return {
    name: path,
    rows: rows.map((row, at) => ({ ...fieldsAt<Values>(host, joinPath(path, at)), ...rowAt(row, at) })),
    // A copy, so that a row that is given twice is two.
    add: (row) => setRows([...rows, { ...(row ?? newRow()) }], (at) => at),
    error,
  };

  function setRows(next: readonly object[], move: RowMove): void {
    host.moveTo(withValueAt(host.values(), path, next), movePaths(path, move));
  }

  function newRow(): object {
    const make = newRowOf(host.rows(), path);
    if (make === undefined) throw new Error(`The list ${path} needs a row to add: state it in the form's rows`);
    return make();
  }

  function rowAt(value: Values & object, at: number) {
    const known = rowKeyOf(value);
    const key = keys.has(known) ? `${known}:${at}` : known;
    keys.add(key);
    return {
      key,
      value,
      remove: () => setRows(rows.toSpliced(at, 1), (row) => (row === at ? null : row - Number(row > at))),
      move: (to: number) => {
        const next = rows.toSpliced(at, 1).toSpliced(to, 0, value);
        setRows(next, (row) => placeAfter(row, at, to));
      },
    };
  }
}

/** Where each row of a list goes: its new place by its old one, null for one that is taken out. */
type RowMove = (at: number) => number | null;

/** Moves the paths of a list's rows with them; what was said of the list itself is judged anew. */
function movePaths(list: string, move: RowMove): PathMove {
  return (path) => {
    if (path === list) return null;
    if (!path.startsWith(`${list}.`)) return path;
    const [row = '', ...rest] = path.slice(list.length + 1).split('.');
    const to = move(Number(row));
    return to === null ? null : [joinPath(list, to), ...rest].join('.');
  };
}

/** Where a row stands after one has moved. */
function placeAfter(row: number, from: number, to: number): number {
  if (row === from) return to;
  const closed = row - Number(row > from);
  return closed + Number(closed >= to);
}
