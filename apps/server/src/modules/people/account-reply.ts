import type { userAccount } from '@portal/api/contract';
import { seesEmails } from '@portal/api/rules';
import type * as z from 'zod';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { userRoleOf } from '../auth/roles.ts';
import { personReply } from './person-reply.ts';
import type { AccountRow } from './repository.ts';

/** An account as the person who asks may know it: addresses are for staff. */
export function accountReply(row: AccountRow, call: Call): z.output<typeof userAccount> {
  const { role, contactTypes, segments, organisationName, email } = row;
  return {
    ...personReply(row, assetUrlsOf(call)),
    role: userRoleOf(role),
    contactTypes: contactTypes.filter((type) => type === 'Member' || type === 'ClientUser' || type === 'Staff'),
    segments,
    organisationName,
    registeredEmail: seesEmails(personOf(call)) ? email : null,
  };
}
