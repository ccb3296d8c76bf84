export const invoiceStatuses = ['Pending', 'Paid', 'Cancelled', 'Refunded'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What a list of invoices can be put in the order of. */
export const invoiceOrders = ['invoiceDate', 'dueDate', 'invoiceNum', 'totalAmountIncGst', 'balanceDue'] as const;
export type InvoiceOrder = (typeof invoiceOrders)[number];
