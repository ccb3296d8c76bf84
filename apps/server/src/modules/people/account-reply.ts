import type { userAccount } from '@portal/api/contract';
import type * as z from 'zod';
import { type Call, personOf } from '../../http/call.ts';
import { userRoleOf } from '../auth/index.ts';
import { personReply, shownTo } from './person-reply.ts';
import type { AccountRow } from './people.queries.ts';

/** An account as the person who asks may know it. */
export function accountReply(row: AccountRow, call: Call): z.output<typeof userAccount> {
  const { role, contactTypes, segments } = row;
  const { workplace, email } = shownTo({ workplace: row.organisationName, email: row.email }, row, personOf(call));
  return {
    ...personReply(row, call),
    role: userRoleOf(role),
    contactTypes: contactTypes.filter((type) => type === 'Member' || type === 'ClientUser' || type === 'Staff'),
    segments,
    organisationName: workplace,
    registeredEmail: email,
  };
}
