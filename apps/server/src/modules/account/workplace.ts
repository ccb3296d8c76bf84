import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { unknownOrganisation } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { organisationById, organisationRow, organisationsNamed, workplaceRow } from './workplace.queries.ts';
import { setWorkplace } from './workplace.writes.ts';

type WorkplaceInput = HandlerInput<typeof contract.account.saveWorkplace>['body'];

/** Where the person who asks works. */
export async function workplaceOf(call: Call): Promise<EndpointReply<typeof contract.account.workplace>> {
  const row = await workplaceRow(call.db, personOf(call).id);
  const { id, name, role, startDate } = found(row);
  return { organisation: id === null || name === null ? null : { id, name }, role: role ?? '', startDate };
}

/** The name of the organisation is its own, whatever was sent. */
export async function saveWorkplace({ organisation, role, startDate }: WorkplaceInput, call: Call): Promise<void> {
  const chosen = await organisationById(call.db, organisation.id);
  if (chosen === null) refuse(unknownOrganisation);
  const { id: organisationId, name: organisationName } = chosen;
  await setWorkplace(call.db, personOf(call).id, {
    organisationId,
    organisationName,
    jobTitle: role,
    workingSince: startDate,
  });
}

export async function organisationReply(
  id: string,
  { db }: Call,
): Promise<EndpointReply<typeof contract.account.organisation>> {
  const row = await organisationRow(db, id);
  return { ...found(row), imageUrl: null };
}

/** By a part of their name, in the order of the alphabet. */
export function organisationsFound(keyword: string, { db }: Call) {
  return organisationsNamed(db, keyword);
}
