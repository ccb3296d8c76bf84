import { afterAll, beforeAll, inject } from 'vitest';
import { runningDatabase } from '../../server/src/db/embedded.ts';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { callbackPath } from '../../server/src/modules/identity-provider/attempt.ts';
import { readSettings } from '../../server/src/settings.ts';
import { type RunningServer, startServer } from '../../server/src/start.ts';
import { type IdentityServer, startIdentityServer, testClient } from '../../server/src/testing/identity-server.ts';
import { newcomerFor } from './newcomers.ts';
import { expect, mailTo, test } from './portal-test.ts';
import { freePort } from './server-process.ts';
import { buildTrials, trialFolder } from './trials/build-trials.ts';
import { trialPortals } from './trials/trial-portals.ts';

const { identityProvider, ...hubs } = trialPortals.hubs;
let provider: IdentityServer;
let server: RunningServer;

/** A portal that names a provider, on the database of the first, and the provider itself. */
beforeAll(async () => {
  await buildTrials(['hubs']);
  const data = inject('portalData');
  const port = await freePort();
  provider = await startIdentityServer(`http://localhost:${port}${callbackPath}`);
  const settings = readSettings({
    ...{ PORT: String(port), PORTAL_DATA: data, PORTAL_DEMO: 'on', PORTAL_FOLDER: trialFolder('hubs') },
    ...{ VITE_APP_PROJECT_NAME: hubs.name, DATABASE_URL: (await runningDatabase(`${data}/postgres`)) ?? '' },
  });
  const profile = { ...hubs, identityProvider: { ...identityProvider, issuer: provider.issuer } };
  server = await startServer({ ...settings, profile, identitySecret: testClient.clientSecret });
}, 600_000);
afterAll(async () => {
  await server.stop();
  await provider.close();
});

test('whoever the organisation knows comes in by its own sign-in, is told of it, and takes it back', async ({
  visit,
}) => {
  const { email } = newcomerFor('identity provider');
  const subject = `harbour-${email}`;
  provider.people.set(subject, { email, email_verified: true });
  const page = await visit({ baseURL: server.address });
  await page.goto('/account/sign-in?redirectTo=%2Fsettings%2Fsecurity');
  provider.takeFor(subject);
  await page.getByRole('button', { name: 'Continue with Harbour ID' }).click();
  await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByText('Your organisation’s sign-in was linked with your account').waitFor();
  await mailTo(page, email, '/account/not-me?token=');

  await page.getByRole('button', { name: 'Unlink Harbour ID' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByLabel('Current password').fill(demoPassword);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('It is unlinked now').waitFor();
  await page.getByText(/^Harbour ID does not open your account yet/).waitFor();
});

test('whoever turns back there is told so, and goes on with a password', async ({ visit }) => {
  const page = await visit({ baseURL: server.address });
  await page.goto('/account/sign-in');
  provider.takeFor(null);
  await page.getByRole('button', { name: 'Continue with Harbour ID' }).click();
  await page.getByText('You turned back at Harbour ID.').waitFor();
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
