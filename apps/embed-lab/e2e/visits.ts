import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { withoutStream } from '../../../scripts/without-stream.ts';
import type { Grade } from '../hosts.ts';

export interface Visit {
  page: Page;
  /** What the browser complained of. */
  complaints: string[];
}

// Tall, or the room that the website leaves decides how many cards are mounted.
const tall = { width: 1280, height: 16_000 };

/** Opens a website, as a visitor whom the portal knows by a login kept for this website, or as a stranger. */
export async function visit(
  browser: Browser,
  host: string,
  {
    grade = 'elements',
    login = null,
    viewport = tall,
    isLive = false,
  }: { grade?: Grade; login?: string | null; viewport?: typeof tall; isLive?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  if (!isLive) await withoutStream(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  if (login !== null) {
    const key = `portal:${encodeURIComponent(inject('portalUrl'))}:ota/session`;
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, login] as const);
  }
  await page.goto(`${inject('hostsUrl')}/${grade}/${host}/`);
  return { page, complaints };
}

/** A login as the elements keep it. */
export async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${inject('portalUrl')}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Portal-demo-2026' }),
  });
  const reply = (await answer.json()) as { token: string; userId: string; userName: string };
  const tokens: object = JSON.parse(Buffer.from(reply.token, 'base64').toString());
  return JSON.stringify({ ...tokens, userId: reply.userId, userName: reply.userName });
}
