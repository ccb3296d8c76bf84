import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract, type Endpoint, type EndpointInput } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../adapters/messenger.ts';
import { mailJobs, people } from '../db/schema/index.ts';
import { sendDueMails } from '../modules/event-mails/index.ts';
import { notifyOfIdentity } from '../modules/identity-provider/notify-of-identity.ts';
import { queueMails } from '../modules/mail-queue/index.ts';
import { addApp } from '../testing/authenticator-app.ts';
import { hiddenEmail, hiddenIn, hideEverybody } from '../testing/hidden-people.ts';
import { wordOf } from '../testing/stored-place.ts';
import { bearer } from '../testing/logins.ts';
import { mailKey, seedMailReasons } from '../testing/mail-reasons.ts';
import { valueOf } from '../testing/seen-owner.ts';
import { softAuthenticator } from '../testing/soft-authenticator.ts';
import { testPassword } from '../testing/test-people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const { account, auth, passkeys, personalData } = contract;
const proof = { currentPassword: testPassword };
const days = [valueOf('dateOfBirth'), valueOf('graduationDate')];

let server: TestServer;
let reasons: Awaited<ReturnType<typeof seedMailReasons>>;
let sent: Mail[] = [];

beforeAll(async () => {
  const mail = async (one: Mail) => void sent.push(one);
  server = await startTestServer({ messenger: { canText: false, mail, sms: async () => undefined } });
  await hideEverybody(server);
  reasons = await seedMailReasons(server);
});
afterAll(() => server.close());

/** Whatever others hide from whoever reads it. */
function expectNothingHidden(mails: readonly Mail[], own: string | null): void {
  const text = JSON.stringify(mails);
  expect(hiddenIn(text, own)).toEqual([]);
  expect(days.filter((day) => text.includes(day))).toEqual([]);
}

test.each(mailJobs.kind.enumValues)('what people hide is in no mail to others that is queued: %s', async (kind) => {
  const { to, subjectId, isOfOwner = false, at = server.clock.now(), ...job } = reasons[kind];
  const key = mailKey(kind);
  await server.db.delete(mailJobs).where(eq(mailJobs.key, key));
  await queueMails(server.db, [{ eventId: null, ...job, key, kind, dueAt: at }]);
  sent = [];
  await sendDueMails(server.deps, at);
  expect(sent.map((mail) => mail.to)).toEqual([to === null ? server.deps.enquiriesTo : hiddenEmail(to)]);
  expectNothingHidden(sent, subjectId ?? to);
  if (isOfOwner) expect(sent[0]?.text).toContain(wordOf('person'));
});

/** Mails that nobody queues, by what writes them: what has to happen to an account, so that whoever has it is told. */
const atOnce: Readonly<Record<string, readonly [who: string, happens: () => Promise<unknown>]>> = {
  loginCodeMail: [
    'careful',
    () => ask(null, auth.requestOneTimeLoginCode, { body: { email: hiddenEmail('careful'), password: testPassword } }),
  ],
  firstCodeMail: [
    'hidden-invited',
    () => ask(null, auth.generateOneTimeLoginCode, { body: { email: hiddenEmail('hidden-invited') } }),
  ],
  firstLoginOverMail: [
    'editor',
    () => ask(null, auth.generateOneTimeLoginCode, { body: { email: hiddenEmail('editor') } }),
  ],
  resetLinkMail: ['editor', () => ask(null, auth.forgotPassword, { body: { email: hiddenEmail('editor') } })],
  passwordChangedMail: [
    'manager',
    () => {
      const newPassword = 'Quiet-harbour-4!';
      return ask('manager', account.changePassword, { body: { ...proof, newPassword, confirmPassword: newPassword } });
    },
  ],
  emailChangedMail: [
    'other',
    () => {
      const email = hiddenEmail('other').replace('email', 'new');
      return ask('other', account.saveDetails, { body: { ...proof, firstName: 'other', lastName: 'Test', email } });
    },
  ],
  confirmEmailMail: [
    'staff',
    async () => {
      await server.db.update(people).set({ emailConfirmed: false }).where(eq(people.id, 'staff'));
      await ask('staff', account.sendEmailConfirmation, {});
    },
  ],
  secondFactorMail: [
    'removed',
    () =>
      ask('removed', account.saveSecurity, {
        body: { ...proof, enableTFA: true, mailTo: hiddenEmail('removed'), allowSms: false },
      }),
  ],
  authenticatorMail: ['blocked', () => addApp(server, 'blocked')],
  passkeyMail: [
    'client',
    async () => {
      const session = bearer(await server.tokenOf('client'));
      const { options } = (await server.call(null, passkeys.addOptions, { body: proof }, session)).body;
      const credential = softAuthenticator().make(options);
      expect((await server.call(null, passkeys.add, { body: { credential } }, session)).status).toBe(200);
    },
  ],
  identityMail: [
    'waiting',
    () => {
      const context = { db: server.db, deps: server.deps, now: server.clock.now() };
      return notifyOfIdentity({ id: 'waiting', email: hiddenEmail('waiting') }, 'identityLinked', context);
    },
  ],
  deletionRequestedMail: [
    'member',
    () => ask('member', personalData.askDeletion, { body: { ...proof, word: 'DELETE' } }),
  ],
  accountKeptMail: [
    'mobile',
    async () => {
      await ask('mobile', personalData.askDeletion, { body: { ...proof, word: 'DELETE' } });
      await ask('mobile', personalData.takeDeletionBack, {});
    },
  ],
};

async function ask<E extends Endpoint>(who: string | null, endpoint: E, input: EndpointInput<E>): Promise<void> {
  expect((await server.call(who, endpoint, input)).status).toBe(200);
}

describe('a mail that is sent at once', () => {
  test.each(Object.entries(atOnce))(
    'goes to whose account it tells of, and holds of nobody else what they hide: %s',
    async (_, [who, happens]) => {
      sent = [];
      await happens();
      await server.deps.background.settled();
      expect(sent.map(({ to }) => to)).toContain(hiddenEmail(who));
      expectNothingHidden(sent, who);
    },
  );

  test('is known, with what it comes of', () => {
    const folder = fileURLToPath(new URL('../modules', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const calls = files.flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/messenger\s*\.mail\((\w*)/g),
    ]);
    const writers = new Set(calls.map(([, writer = '']) => writer));
    // What is queued is handed over as it was written.
    writers.delete('mail');
    expect([...writers].toSorted()).toEqual(Object.keys(atOnce).toSorted());
  });
});
