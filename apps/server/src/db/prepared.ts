import type { Db } from './connect.ts';

interface Preparable<Statement> {
  prepare(name: string): Statement;
}

const kept = new WeakMap<Db, Map<string, unknown>>();

/**
 * The statement of a name, written once for a database: PostgreSQL parses it once per connection and knows it by its name from then on. What differs
 * in the text stands in the name; what differs from call to call is filled in.
 */
export function prepared<Statement>(db: Db, name: string, write: () => Preparable<Statement>): Statement {
  const statements = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, statements);
  // A name belongs to one `write`, so what was kept under it is what that returns.
  const known = statements.get(name) as Statement | undefined;
  if (known !== undefined) return known;
  const statement = write().prepare(name);
  statements.set(name, statement);
  return statement;
}
