import type { CpdPerson, RulePack } from '@portal/rules';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdPersonVersions, cpdRuleVersions } from '../../db/schema/index.ts';
import { nameOf } from '../certificates/index.ts';
import { historyOf } from '../cpd/index.ts';

interface PersonThen {
  name: string;
  person: Pick<CpdPerson, 'joinedOn' | 'leaves'>;
}

/** Name, joining and leaves just before a moment: what stood until the first change after it, or stands still. */
export async function personBefore(
  db: Db,
  { personId, zone }: { personId: string; zone: string },
  end: Date,
): Promise<PersonThen> {
  const { contents, until, id } = cpdPersonVersions;
  const [version] = await db
    .select({ contents })
    .from(cpdPersonVersions)
    .where(and(eq(cpdPersonVersions.personId, personId), gte(until, end)))
    .orderBy(asc(until), asc(id))
    .limit(1);
  if (version === undefined) {
    const { person } = await historyOf(db, personId, zone);
    return { name: await nameOf(db, personId), person };
  }
  const { name, joinedOn, leaves } = version.contents;
  return { name, person: { joinedOn, leaves } };
}

/** The rules just before a moment; of a time from which none are known the first that are. */
export async function rulesBefore(db: Db, current: RulePack, end: Date): Promise<RulePack> {
  const { pack, since, id } = cpdRuleVersions;
  const [then] = await db
    .select({ pack })
    .from(cpdRuleVersions)
    .where(lt(since, end))
    .orderBy(desc(since), desc(id))
    .limit(1);
  if (then !== undefined) return then.pack;
  const [first] = await db.select({ pack }).from(cpdRuleVersions).orderBy(asc(since), asc(id)).limit(1);
  return first?.pack ?? current;
}
