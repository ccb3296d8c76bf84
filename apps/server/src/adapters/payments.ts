/** What has become of the payment of an order: `processing` is money on its way, `closed` can be paid no more and was not. */
export type PaymentState = 'open' | 'processing' | 'paid' | 'failed' | 'closed';

/** What is to be paid, at the prices of the order. */
export interface PayableOrder {
  id: string;
  heldUntil: Date;
  currency: string;
  items: readonly { name: string; unitCents: number; quantity: number }[];
  /** Where whoever has paid, or has not, comes back to. */
  returnUrls: { paid: string; unpaid: string };
}

export interface DueRefund {
  /** Names the refund, so that asking twice gives it back once. */
  id: string;
  orderId: string;
  amountCents: number;
  /** How often it has been refused so far. */
  refusals: number;
}

/** Who takes the money. It remembers what was paid, whatever becomes of this server. */
export interface Payments {
  /** Where an order is paid; asking again leads to the same payment. Null: on the server's own page. */
  pageFor(order: PayableOrder): Promise<string | null>;
  /** By the clock, `unasked`, it may answer what it knew a minute ago. */
  stateOf(orderId: string, when?: 'told' | 'unasked'): Promise<PaymentState>;
  /** From now on nothing can be paid, unless it has been. */
  close(orderId: string): Promise<PaymentState>;
  refund(refund: DueRefund): Promise<void>;
}

/** Whoever takes the money has answered, and does not do it. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** Whoever takes the money cannot be asked now, or has trouble of their own: it is open whether it was done, and asking again is right. */
export class PaymentUnanswered extends Error {
  override name = 'PaymentUnanswered';
}
