import { conformanceCases } from '@portal/api/conformance';
import { profiles } from '@portal/profiles';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { sampleFile } from './db/seed/sample-files.ts';
import { demoPassword } from './db/seed/demo-password.ts';
import { signTicket } from './modules/auth/tickets.ts';
import { codeSentTo, resetLinkSentTo } from './testing/outbox.ts';
import { knownSite, type TestSite } from './testing/test-site.ts';
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
  afterAll(() => server.close());

  for (const { name, run } of conformanceCases()) {
    test(name, () =>
      run({
        fetch: (request) => server.fetch(request),
        tokenOf: (personId) => server.tokenOf(personId),
        password: demoPassword,
        codeSentTo: (email) => codeSentTo(server, email),
        resetLinkSentTo: (email) => resetLinkSentTo(server, email),
        ticketFor: (email) => signTicket(testTicketSecret, email, server.clock.now()),
        siteTicketFor: async (email, scope) => site.ticket({ sub: email, scope }),
        passTime: (milliseconds) => server.clock.pass(milliseconds),
      }),
    );
  }
});
