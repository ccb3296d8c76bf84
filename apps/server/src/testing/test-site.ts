import { createPrivateKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { createSite, newKeyPair, type SiteRights, ticketAudience } from '../modules/embedding/index.ts';
import { ticketType } from '../modules/embedding/site-ticket.ts';
import type { TestServer } from './test-server.ts';

export const testOrigin = 'https://site.test';

export interface TestSite {
  id: string;
  keyId: string;
  /** A ticket for `member`, with what a test says otherwise of it. */
  ticket(claims?: object, header?: object): string;
}

/** A website that the server knows, with the key that its tickets are signed with. */
export async function knownSite(server: TestServer, rights: Partial<SiteRights> = {}, id = 'site'): Promise<TestSite> {
  const { publicKey, privatePem } = await newKeyPair();
  const all = {
    origins: [testOrigin],
    modules: ['communities'],
    allowsStaff: false,
    vouchesForSecondFactor: false,
    ...rights,
  };
  await createSite(server.db, id, all, publicKey, server.clock.now());
  return { id, keyId: publicKey.id, ticket: ticketsOf(server, id, publicKey.id, createPrivateKey(privatePem)) };
}

export function ticketsOf(server: TestServer, id: string, keyId: string, key: KeyObject): TestSite['ticket'] {
  return (claims = {}, header = {}) => {
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const { portalUrl, profile } = server.deps;
    const aud = ticketAudience(portalUrl, profile.name);
    const usual = { iss: id, sub: 'member', aud, iat: now, exp: now + 60, jti: randomUUID(), scope: 'communities' };
    const parts = [
      { alg: 'EdDSA', typ: ticketType, kid: keyId, ...header },
      { ...usual, ...claims },
    ];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
  };
}

export function exchange(server: TestServer, ticket: string, headers: Record<string, string> = { Origin: testOrigin }) {
  return server.call(null, contract.auth.exchangeTicket, { body: ticketBody(ticket) }, headers);
}

export function ticketBody(ticket: string) {
  return {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: ticket,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  } as const;
}
