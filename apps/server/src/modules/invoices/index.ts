export { invoiceRule } from './access.ts';
export { invoiceCheckoutUrl, invoiceUrl } from './checkout-address.ts';
export { mountInvoiceCheckout } from './checkout-routes.ts';
export { guestInvoice } from './guest-cookie.ts';
export { overPage } from './guest-pages.ts';
export { invoiceMailKind, type InvoiceMailKind, receiptFacts, type ReceiptFacts } from './invoice-mails.ts';
export { invoicesToPay } from './next-source.ts';
export { oweInvoiceAgain } from './payments.writes.ts';
export { settleInvoicePayment, settleInvoices } from './settle-payment.ts';
