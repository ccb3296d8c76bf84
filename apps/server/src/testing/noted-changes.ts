import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

export interface NotedChanges {
  /** Where what is noted ends now. */
  end(): Promise<number>;
  /** The rows that were written or deleted since, each with its table; a row that is as it was again is none of them. */
  since(end: number): Promise<string[]>;
  /** Ends it, so that the database may go to another test. */
  close(): Promise<void>;
}

/** Who alters tables for the time of a test leaves the database as it was: it need not be given up for that. */
const unnoticed = 'set local session_replication_role = replica;';

/** Has the database note each row that is written or deleted, but for those of the tables that are left out. */
export async function noteChanges(db: Db, leftOut: readonly string[] = []): Promise<NotedChanges> {
  await db.execute(
    sql.raw(`
    ${unnoticed}
    create schema noted;
    create unlogged table noted.changes (id bigserial primary key, place text, step int, content text);
    create function noted.note() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          insert into noted.changes (place, step, content) values (tg_table_name, -1, old::text);
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          insert into noted.changes (place, step, content) values (tg_table_name, 1, new::text);
        end if;
        return null;
      end $$;
    do $$ declare place name; begin
      for place in
        select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> all (array[${leftOut.map((name) => `'${name}'`).join(', ')}]::text[])
      loop
        execute format('create trigger noted after insert or update or delete on public.%I for each row execute function noted.note()', place);
        execute format('create trigger emptied after truncate on public.%I for each statement execute function noted.note()', place);
      end loop;
    end $$`),
  );
  return {
    async end() {
      const { rows } = await db.execute<{ end: string }>(sql`select coalesce(max(id), 0) as "end" from noted.changes`);
      return Number(rows[0]?.end);
    },
    async since(end) {
      const { rows } = await db.execute<{ change: string }>(sql`
        select place || ' ' || coalesce(content, 'emptied') as change from noted.changes where id > ${end}
        group by place, content having sum(step) <> 0`);
      return rows.map(({ change }) => change);
    },
    async close() {
      await db.execute(sql.raw(`${unnoticed} drop schema noted cascade`));
    },
  };
}
