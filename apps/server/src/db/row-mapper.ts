import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import * as z from 'zod';

type Decode = (value: unknown) => unknown;

interface Cell {
  /** Where the value stands in the record of a row. */
  path: readonly string[];
  /** Null where the driver's value is the value. */
  decode: Decode | null;
}

/** A record of a joined table, which is null where there was nothing to join. */
interface Joined {
  name: string;
  /** The cell that says so. */
  at: number;
}

/** What drizzle keeps of a statement. It is not in its types: where it kept something else, its own way remains. */
const statementShape = z.looseObject({
  fields: z.array(z.object({ path: z.array(z.string()).min(1), field: z.unknown() })),
  joinsNotNullableMap: z.record(z.string(), z.boolean()).optional(),
  customResultMapper: z.undefined(),
});
const decoderShape = z.looseObject({ mapFromDriverValue: z.custom<Decode>((value) => typeof value === 'function') });
const decodedShape = z.looseObject({ decoder: decoderShape });
const aliasedShape = z.looseObject({ sql: decodedShape });

/**
 * Lets a statement that is kept make its records by what is known of its columns, which drizzle would ask of each value of each row: a tenth of what
 * the server does for a list.
 */
export function mapRowsOnce<Statement>(statement: Statement): Statement {
  const parsed = statementShape.safeParse(statement);
  if (!parsed.success) return statement;
  const { fields, joinsNotNullableMap } = parsed.data;
  const cells = fields.map(({ path, field }) => ({ path, decode: decodeOf(field) }));
  const joined = joinsNotNullableMap === undefined ? [] : joinedIn(fields, joinsNotNullableMap);
  const customResultMapper = (rows: readonly unknown[][]) => rows.map((row) => recordOf(row, cells, joined));
  // Of the shape above, so an object, which stays what it was.
  Object.assign(statement as object, { customResultMapper });
  return statement;
}

function decodeOf(field: unknown): Decode | null {
  const decoder = decoderShape.parse(decoderOf(field));
  const isAsRead = decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isAsRead ? null : (value) => decoder.mapFromDriverValue(value);
}

function decoderOf(field: unknown): unknown {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return decodedShape.parse(field).decoder;
  if (is(field, Subquery)) return aliasedShape.parse(field._).sql.decoder;
  return aliasedShape.parse(field).sql.decoder;
}

/** The records of two or more tables' columns are there in any case, as drizzle has it. */
function joinedIn(fields: readonly { path: string[]; field: unknown }[], isThere: Record<string, boolean>): Joined[] {
  const columns = fields.flatMap(({ path: [name, ...rest], field }, at) =>
    name !== undefined && rest.length === 1 && is(field, Column)
      ? [{ name, at, table: getTableName(field.table) }]
      : [],
  );
  return [...Map.groupBy(columns, ({ name }) => name).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || isThere[first.table] || others.some(({ table }) => table !== first.table)) return [];
    return [{ name: first.name, at: first.at }];
  });
}

function recordOf(row: readonly unknown[], cells: readonly Cell[], joined: readonly Joined[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let at = 0; at < cells.length; at += 1) put(record, row[at], cells[at]);
  for (const { name, at } of joined) if (row[at] === null) record[name] = null;
  return record;
}

function put(record: Record<string, unknown>, raw: unknown, cell: Cell | undefined): void {
  if (cell === undefined) return;
  const { path, decode } = cell;
  let node = record;
  for (let depth = 0; depth < path.length - 1; depth += 1) {
    const key = path[depth] ?? '';
    // A value stands at the end of a path alone, so what stands on its way is a record.
    node = (node[key] ??= {}) as Record<string, unknown>;
  }
  node[path.at(-1) ?? ''] = raw === null || decode === null ? raw : decode(raw);
}
