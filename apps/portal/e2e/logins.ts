import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';

const { signIn, signOut } = contract.auth;

/** A server ends connections that rest, and one may be asked on just then. */
export const onALostConnection = { maxRetries: 3 } as const;

interface Login {
  token: string;
  userId: string;
  userName: string;
}

/** What the server answers to the right password. */
export async function loginAt(origin: string, email: string): Promise<Login> {
  const answer = await fetch(origin + signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return signIn.reply.schema.parse(await answer.json());
}

export function accessTokenIn({ token }: Pick<Login, 'token'>): string {
  const { accessToken }: { accessToken: string } = JSON.parse(Buffer.from(token, 'base64').toString());
  return accessToken;
}

/** Opens an address as somebody who has signed in before, as another tab would: the form is tried by the tests of sign-in. */
export async function openAs(
  page: Page,
  email: string,
  path = '/',
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await knowAs(page, email);
  await page.goto(path, { waitUntil });
}

/** Lets a page know somebody who has signed in before, from its next document on, and opens nothing. */
export async function knowAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(signIn.path, {
    data: { email, password: demoPassword },
    ...onALostConnection,
  });
  const { token, userId, userName } = signIn.reply.schema.parse(await answer.json());
  await page.addInitScript(keepLogin, {
    mark: `login ${randomUUID()}`,
    login: { authorization: 'Bearer', token, userId, userName },
  });
}

/** Runs before anything else of each document of the page, but keeps the login once: whoever signs out stays signed out. */
function keepLogin({ mark, login }: { mark: string; login: Readonly<Record<string, string>> }): void {
  if (!location.protocol.startsWith('http') || window !== window.top || sessionStorage.getItem(mark) !== null) return;
  sessionStorage.setItem(mark, '');
  for (const [name, value] of Object.entries(login)) localStorage.setItem(name, value);
}

/** On the server alone, as when somebody signs out everywhere on another device. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const authorization = `Bearer ${accessTokenIn({ token })}`;
  await page.request.post(signOut.path, { headers: { authorization }, ...onALostConnection });
}
