import type { Invoice } from '@portal/api';

const renewal: Invoice = {
  id: '00000000-0000-4000-8000-000000000011',
  invoiceNum: 'INV-000011',
  invoiceDate: '2026-11-08',
  dueDate: '2026-12-08',
  description: 'Membership renewal',
  status: 'Pending',
  balanceDue: 82_500,
  paymentUrl: 'https://pay.example/invoices/11',
  totalAmountIncGst: 82_500,
  totalAmountExcGst: 75_000,
  totalGst: 7_500,
  netTotalAmount: 82_500,
  totalAmountPaid: 0,
  userFullName: 'Mia Nguyen',
  memberNum: '100204',
  membershipStartDate: '2026-12-09',
  membershipEndDate: '2027-12-08',
  lineItems: [
    { itemName: 'Membership, full', quantity: 1, unitPrice: 68_200, totalPrice: 68_200 },
    { itemName: 'Professional indemnity insurance', quantity: 1, unitPrice: 14_300, totalPrice: 14_300 },
  ],
};

const settled = { ...renewal, balanceDue: 0, paymentUrl: null };
const of = (number: number) => ({
  id: `00000000-0000-4000-8000-0000000000${number}`,
  invoiceNum: `INV-0000${number}`,
});

/** One in each state that there is. */
export const sampleInvoices = {
  pending: renewal,
  paid: { ...settled, ...of(10), status: 'Paid', totalAmountPaid: 82_500, invoiceDate: '2025-11-08', dueDate: null },
  cancelled: { ...settled, ...of(12), status: 'Cancelled', description: 'Room for a journal club' },
  refunded: { ...settled, ...of(13), status: 'Refunded', totalAmountPaid: 82_500, netTotalAmount: 0 },
} as const satisfies Record<string, Invoice>;
