import type { RulePack } from '@portal/rules';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, cpdRecords } from '../../db/schema/index.ts';
import { byId, finishedIn, type Recorded } from './contents.queries.ts';

/** Of every record what `auditFingerprint` sums up of it, one after the other in their order: the records themselves stay in the database. */
export async function recordSums(
  db: Db,
  recorded: Recorded,
  { categories }: Pick<RulePack, 'categories'>,
): Promise<string> {
  const { id, title, category, presenter, domain, completedAt, timeZone, minutes, source, learned, plan } = cpdRecords;
  const names = JSON.stringify(Object.fromEntries(categories.map((one) => [one.id, one.name])));
  const categoryName = sql`coalesce(${names}::jsonb ->> ${category}, ${category})`;
  const completedDate = sql`to_char(${completedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const parts = [
    ...[id, title, categoryName, presenter, domain],
    ...[completedDate, timeZone, sql`${minutes}::text`, source, learned, plan],
  ].map(part);
  const text = sql.join([...parts, evidence], sql` || `);
  const { rows } = await db.execute<{ sums: string }>(sql`
    select coalesce(string_agg(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), '' order by ${completedAt}, ${byId}), '') as sums
    from ${cpdRecords} where ${finishedIn(recorded)}`);
  return rows[0]?.sums ?? '';
}

/** With the number of its bytes before it. */
function part(text: SQLWrapper): SQL {
  return sql`octet_length(${text}) || ':' || ${text}`;
}

const files = sql`string_agg(${part(assets.id)} || ${part(assets.name)}, '' order by ${assets.createdAt}, ${assets.id})`;
/** How many files prove a record, and which. */
const evidence = sql`(select ${part(sql`count(*)::text`)} || coalesce(${files}, '')
  from ${assets} where ${assets.ownerKind} = 'cpdRecord' and ${assets.ownerId} = ${cpdRecords.id})`;
