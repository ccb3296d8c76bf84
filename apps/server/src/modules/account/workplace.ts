import { type contract, type EndpointReply, type HandlerInput, pageSizes } from '@portal/api/contract';
import { unknownOrganisation } from '@portal/api/rules';
import { asc, eq } from 'drizzle-orm';
import { organisations, people } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';

type Said = HandlerInput<typeof contract.account.saveWorkplace>['body'];

/** Where the person who asks works. */
export async function workplaceOf(call: Call): Promise<EndpointReply<typeof contract.account.workplace>> {
  const [row = null] = await call.db
    .select({ id: organisations.id, name: organisations.name, role: people.jobTitle, startDate: people.workingSince })
    .from(people)
    .leftJoin(organisations, eq(organisations.id, people.organisationId))
    .where(eq(people.id, personOf(call).id));
  const { id, name, role, startDate } = found(row);
  return { organisation: id === null || name === null ? null : { id, name }, role: role ?? '', startDate };
}

/** The name of the organisation is its own, whatever was sent. */
export async function saveWorkplace({ organisation, role, startDate }: Said, call: Call): Promise<void> {
  const [chosen = null] = await call.db.select().from(organisations).where(eq(organisations.id, organisation.id));
  if (chosen === null) refuse(unknownOrganisation);
  const { id: organisationId, name: organisationName } = chosen;
  await call.db
    .update(people)
    .set({ organisationId, organisationName, jobTitle: role, workingSince: startDate })
    .where(eq(people.id, personOf(call).id));
}

export async function organisationReply(
  id: string,
  { db }: Call,
): Promise<EndpointReply<typeof contract.account.organisation>> {
  const { name, location } = organisations;
  const [row = null] = await db
    .select({ id: organisations.id, name, location })
    .from(organisations)
    .where(eq(organisations.id, id));
  return { ...found(row), imageUrl: null };
}

/** By a part of their name, in the order of the alphabet. */
export function organisationsFound(keyword: string, { db }: Call) {
  return db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(keyword === '' ? undefined : containsText(organisations.name, keyword))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(pageSizes.userPicker);
}
