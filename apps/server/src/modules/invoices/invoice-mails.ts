import type { invoiceMailKind } from './invoice-mails.writes.ts';
export type InvoiceMailKind = typeof invoiceMailKind;
