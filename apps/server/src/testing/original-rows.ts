import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/**
 * Keeps the rows that a database has now beside its tables, with a function that puts them back into the tables that were written to.
 * Deleting and inserting a few hundred rows takes a fraction of the time of a new database and its connections. A database whose tables
 * were altered is not put back: the function answers false.
 */
export async function keepOriginalRows(db: Db): Promise<void> {
  const tables = await tablesOf(db);
  const run = (statement: string) => db.execute(sql.raw(statement));
  await run('create schema original');
  for (const { name } of tables) await run(`create table original."${name}" as table public."${name}"`);
  await run('create table original."altered tables" (at timestamptz default now())');
  await run('create unlogged table original."written tables" (name text)');
  await run(`create function original.note_written() returns trigger language plpgsql as $$
    begin
      insert into original."written tables" select tg_table_name
      where not exists (select from original."written tables" where name = tg_table_name);
      return null;
    end $$`);
  for (const { name } of tables)
    await run(`create trigger written after insert or update or delete or truncate on public."${name}"
      for each statement execute function original.note_written()`);
  await run(`create function original.restore() returns boolean language plpgsql as $$
    declare
      written text[] := array(select name from original."written tables");
    begin
      if exists (select from original."altered tables") then return false; end if;
      set local session_replication_role = replica;
      delete from original."written tables";
      ${tables.map(restoring).join('\n')}
      ${(await sequencesOf(db)).join('\n')}
      return true;
    end $$`);
  await run(`create function original.note() returns event_trigger language plpgsql as $$
    begin
      insert into original."altered tables" default values;
    end $$`);
  await run('create event trigger altered on ddl_command_end execute function original.note()');
}

/** Whether the database has its original rows again. */
export async function restoreOriginalRows(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ restored: boolean }>(sql`select original.restore() as restored`);
  return rows[0]?.restored === true;
}

interface Table extends Record<string, unknown> {
  name: string;
  /** Those that can be written. */
  columns: string;
}

function restoring({ name, columns }: Table): string {
  return `if '${name}' = any (written) then
        delete from public."${name}";
        insert into public."${name}" (${columns}) overriding system value select ${columns} from original."${name}";
      end if;`;
}

async function tablesOf(db: Db): Promise<readonly Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`);
  return rows;
}

async function sequencesOf(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ restart: string }>(sql`
    select format('perform setval(%L, %s, %L);', format('public.%I', sequencename), coalesce(last_value, start_value), last_value is not null) as restart
    from pg_sequences where schemaname = 'public'`);
  return rows.map(({ restart }) => restart);
}
