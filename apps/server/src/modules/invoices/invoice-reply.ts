import type { Invoice } from '@portal/api/contract';
import { invoiceAmounts, lineTotal } from '@portal/rules';
import type { Deps } from '../../deps.ts';
import { invoiceCheckoutUrl } from './checkout-address.ts';
import type { KnownInvoice } from './invoices.queries.ts';

interface Reader {
  deps: Pick<Deps, 'payments' | 'portalUrl'>;
  /** Staff who act for a member pay nothing for them. */
  mayPay: boolean;
}

export function invoiceReply(invoice: KnownInvoice, { deps, mayPay }: Reader): Invoice {
  const { id, invoiceNum, invoiceDate, dueDate, description, status, lines, person } = invoice;
  const amounts = invoiceAmounts(invoice);
  const isPayable = mayPay && deps.payments !== null && amounts.balanceDue > 0;
  return {
    ...{ id, invoiceNum, invoiceDate, dueDate, description, status },
    ...amounts,
    paymentUrl: isPayable ? invoiceCheckoutUrl(deps, id) : null,
    userFullName: person === null ? '' : `${person.firstName} ${person.lastName}`,
    memberNum: person?.memberNum ?? '',
    membershipStartDate: invoice.membershipStartDate,
    membershipEndDate: invoice.membershipEndDate,
    lineItems: lines.map((line) => ({
      itemName: line.itemName,
      quantity: line.quantity,
      unitPrice: line.unitCents,
      totalPrice: lineTotal(line),
    })),
  };
}
