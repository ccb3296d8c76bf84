import type { NextStep } from '@portal/api/contract';
import { endOfDay } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import type { NextSource } from '../next-steps/index.ts';
import { invoicesOwed } from './next-source.queries.ts';

/** Invoices that somebody has not paid, those for a membership as its renewal. */
export const invoicesToPay: NextSource = {
  part: { module: 'activities_and_billing', submodule: 'invoices' },
  async stepsOf(call) {
    const { timeZone } = call.deps.profile;
    const statement = invoicesOwed(call.db);
    const rows = await statement.execute({ personId: personOf(call).id });
    return rows.map(({ id, title, dueDate, membershipEndDate }): NextStep => ({
      ...{ kind: membershipEndDate === null ? 'payInvoice' : 'renew', id, title },
      ...{ by: dueDate && endOfDay(dueDate, timeZone).toISOString(), alias: null, count: null, cpd: null },
    }));
  },
};
