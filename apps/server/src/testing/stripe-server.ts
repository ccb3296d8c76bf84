import { stripePayments } from '../adapters/stripe/stripe-payments.ts';
import { startStripeDouble, type StripeDouble, stripeKeys } from './stripe-double.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface StripeServer {
  stripe: StripeDouble;
  server: TestServer;
  close(): Promise<void>;
}

/** A server that is paid at a Stripe of its own, which stands in for the real one. */
export async function startStripeServer(): Promise<StripeServer> {
  const stripe = await startStripeDouble();
  const server = await startTestServer({
    payments: (db, clock) => stripePayments(db, clock, { ...stripeKeys, server: stripe.server }),
  });
  return {
    stripe,
    server,
    async close() {
      await server.close();
      await stripe.close();
    },
  };
}
