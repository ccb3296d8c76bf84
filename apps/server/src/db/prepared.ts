import { createHash } from 'node:crypto';
import type { Db } from './connect.ts';
import { mapRowsOnce } from './row-mapper.ts';

interface Preparable<Statement> {
  prepare(name: string): Statement;
}

const cachedStatements = new WeakMap<Db, Map<string, unknown>>();

/**
 * The prepared statement of a name, written once for a database: PostgreSQL parses it once per connection and knows it by its name from then on. What differs
 * in the text stands in the name; what differs from call to call is filled in.
 */
export function prepared<Statement>(db: Db, name: string, write: () => Preparable<Statement>): Statement {
  const statements = cachedStatements.get(db) ?? new Map<string, unknown>();
  cachedStatements.set(db, statements);
  // A name belongs to one `write`, so what was kept under it is what that returns.
  const known = statements.get(name) as Statement | undefined;
  if (known !== undefined) return known;
  const statement = mapRowsOnce(write().prepare(nameInDatabase(name)));
  statements.set(name, statement);
  return statement;
}

const longest = 63;
const readable = 50;

/** PostgreSQL cuts longer names, and two that begin alike would be one. */
function nameInDatabase(name: string): string {
  if (Buffer.byteLength(name) <= longest) return name;
  // What stands of it is a byte a letter.
  const prefix = name.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, readable);
  return `${prefix} ${createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, longest - readable - 1)}`;
}
