import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { restoreOriginalRows } from './original-rows.ts';

export type TemplateName = 'people' | 'world';

/** Who is told what happens on the connections of a database. */
interface Listener {
  onError(error: Error): void;
  onQuery(statement: string): void;
}

export interface TestDatabase extends Connection {
  template: TemplateName;
  name: string;
  /** The server that works on it now. */
  listener: Listener;
}

/** Those of the people that no server works on, with their rows put back. */
const idle: TestDatabase[] = [];

/** A database of the server's own, with its connections; a fresh one has as many pages as its template, whatever was tested before. */
export async function takeDatabase(template: TemplateName, listener: Listener, isFresh = false): Promise<TestDatabase> {
  const used = template === 'people' && !isFresh ? idle.pop() : undefined;
  if (used === undefined) return copyOf(template, listener);
  used.listener = listener;
  return used;
}

/** The people are put back for the next server. The world has too many rows for that. */
export async function giveBack(database: TestDatabase): Promise<void> {
  database.listener = { onError: () => {}, onQuery: () => {} };
  if (database.template === 'people' && (await restoreOriginalRows(database.db))) {
    idle.push(database);
    return;
  }
  await database.close();
  await runAsAdmin(`drop database ${database.name} with (force)`);
}

async function copyOf(template: TemplateName, listener: Listener): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(`create database ${name} template "${template}"`);
  const target = new URL(inject('postgresUrl'));
  target.pathname = `/${name}`;
  const connection = await connect(target.href, (error) => database.listener.onError(error), {
    size: 8,
    onQuery: (statement) => database.listener.onQuery(statement),
  });
  const database: TestDatabase = { ...connection, template, name, listener };
  return database;
}

async function runAsAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  // One copy at a time: PostgreSQL refuses a template that another copy is reading.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(statement);
  await admin.end();
}
