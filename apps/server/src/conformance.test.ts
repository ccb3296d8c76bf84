import { contract } from '@portal/api/contract';
import { conformanceCases, expectAgreementAtPeriodEnd } from '@portal/demo/conformance';
import { profiles } from '@portal/profiles';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleFile } from './db/seed/sample-files.ts';
import { demoPassword } from './db/seed/demo-password.ts';
import { signTicket } from './modules/auth/tickets.ts';
import { newSecret } from './modules/auth/index.ts';
import { makeDueCopies } from './modules/personal-data/index.ts';
import { arriveFromProvider } from './testing/arrive-from-provider.ts';
import { codeOfApp } from './testing/authenticator-app.ts';
import { runDue } from './testing/run-due.ts';
import { softAuthenticator } from './testing/soft-authenticator.ts';
import { alarmSentTo, codeSentTo, confirmationSentTo, resetLinkSentTo } from './testing/outbox.ts';
import { knownSite, testOrigin, type TestSite } from './testing/test-site.ts';
import { startTestServer, testTicketSecret, type TestServer } from './testing/test-server.ts';

describe('the server answers as the contract says', () => {
  let server: TestServer;
  let site: TestSite;
  beforeAll(async () => {
    server = await startTestServer({ database: 'world', profile: { ...profiles.ota, autoLogin: true } });
    site = await knownSite(server);
    // Databases are copied without the bytes of their files.
    await server.deps.files.put(sampleFile('Certificate.pdf', 'Certificate'));
  });
  // All cases ask as a few people: within one minute they would be more changes than the server takes of one.
  beforeEach(() => server.clock.pass(3000));
  afterAll(() => server.close());

  const statements = new Set<string>();
  beforeEach(() => void vi.spyOn(Client.prototype, 'query'));
  afterEach(() => {
    for (const [sent] of vi.mocked(Client.prototype.query).mock.calls) statements.add(textOf(sent));
    vi.mocked(Client.prototype.query).mockRestore();
  });

  for (const { name, run } of conformanceCases()) {
    test(name, () =>
      run({
        fetch: (request) => server.fetch(fromSite(request)),
        tokenOf: (personId) => server.tokenOf(personId),
        authenticator: () => softAuthenticator(),
        password: demoPassword,
        codeSentTo: (email) => codeSentTo(server, email),
        codeOfApp: (secret) => codeOfApp(server, secret),
        resetLinkSentTo: (email) => resetLinkSentTo(server, email),
        alarmSentTo: (email) => alarmSentTo(server, email),
        confirmationSentTo: (email) => confirmationSentTo(server, email),
        arriveFromProvider: (email) => arriveFromProvider(server, email, arrivedBrowser),
        ticketFor: (email) => signTicket(testTicketSecret, email, server.clock.now()),
        siteTicketFor: async (email, scope) => site.ticket({ sub: email, scope }),
        makeCopies: () => makeDueCopies(server.deps, server.clock.now()),
        sendMails: () => runDue(server.deps, server.clock.now()),
        now: () => server.clock.now(),
        passTime: (milliseconds) => server.clock.pass(milliseconds),
      }),
    );
  }

  // Where one table is selected from, drizzle leaves it out before the columns of a field, and a selection inside takes them for its own.
  test('no statement compares a column with itself', () => {
    expect(statements.size).toBeGreaterThan(300);
    expect([...statements].filter((text) => /(?<![."\w])"(\w+)" = "\1"(?![."\w])/.test(text))).toEqual([]);
  });
});

test('everyone is told the same about what waits for them as a period of CPD ends', async () => {
  const server = await startTestServer({ database: 'world' });
  try {
    await expectAgreementAtPeriodEnd({
      fetch: (request) => server.fetch(request),
      tokenOf: (personId) => server.tokenOf(personId),
      now: () => server.clock.now(),
      passTime: (milliseconds) => server.clock.pass(milliseconds),
    });
  } finally {
    await server.close();
  }
});

/** What a browser keeps that was sent to the identity provider. */
const arrivedBrowser = newSecret();

/** A website's page names its origin, and a browser sends its cookie, as browsers do. */
function fromSite(request: Request): Request {
  const { pathname } = new URL(request.url);
  if (pathname === contract.auth.exchangeTicket.path) request.headers.set('Origin', testOrigin);
  if (pathname === contract.identityProvider.finish.path)
    request.headers.set('Cookie', `portal_identity=${arrivedBrowser}`);
  return request;
}

function textOf(sent: unknown): string {
  return typeof sent === 'object' && sent !== null && 'text' in sent ? String(sent.text) : String(sent);
}
