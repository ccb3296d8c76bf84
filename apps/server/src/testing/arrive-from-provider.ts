import { linkIdentity, personByEmail, startArrival } from '../modules/auth/index.ts';
import type { TestServer } from './test-server.ts';

/** Brings a browser back with whom the provider has named, as the callback leaves it. */
export async function arriveFromProvider({ db, clock }: TestServer, email: string, browser: string): Promise<void> {
  const { id: personId = '' } = (await personByEmail(db, email)) ?? {};
  const now = clock.now();
  await linkIdentity(db, { issuer: 'https://login.example.org', subject: email }, personId, now);
  await startArrival(db, { browser, personId, hasSecondFactor: false, redirectTo: null }, now);
}
