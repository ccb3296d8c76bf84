import type { ObjectAccess } from '../../contract/access.ts';

export type OnInvoice = ObjectAccess<'invoices', 'see'>;

/** About an invoice, by its path. */
export function onInvoice(): OnInvoice {
  return {
    rule: 'object',
    area: 'invoices',
    module: 'activities_and_billing',
    submodule: 'invoices',
    action: 'see',
    at: { from: 'params', name: 'id' },
    who: 'Whoever it was sent to.',
  };
}
