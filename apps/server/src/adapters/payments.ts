/** What has become of the payment of an order. */
export type PaymentState = 'open' | 'paid' | 'failed';

/** Who takes the money. It remembers what was paid, whatever becomes of this server. */
export interface Payments {
  stateOf(orderId: string): Promise<PaymentState>;
  /** Gives money back; `id` names the refund, so that asking twice gives it back once. */
  refund(refund: { id: string; orderId: string; amountCents: number }): Promise<void>;
}
