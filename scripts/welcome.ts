import { relative } from 'node:path';
import { buildWorld } from '@portal/demo/world';
import { demoPassword } from '../apps/server/src/db/seed/demo-password.ts';
import type { Settings } from '../apps/server/src/settings.ts';

type Shown = Pick<Settings, 'isDemo' | 'smtpUrl' | 'dataFolder'>;

/** Where the portal is; in a demo also that it is one, as whom it can be tried, and where to read what nobody sends. */
export function welcome(address: string, settings: Shown): string {
  return [
    '',
    `The portal is ready: ${address}`,
    '',
    ...(settings.isDemo ? demoLines(address, settings) : realLines),
    '',
    `Ctrl-C stops it. What you change is kept in ${relative('', settings.dataFolder) || '.'}/.`,
    '',
  ].join('\n');
}

const realLines = ['It is a portal of real people. `pnpm portal create-administrator` lets the first of them in.'];

function demoLines(address: string, { smtpUrl }: Shown): string[] {
  return [
    `It is a demo, not for real people: everyone knows its password, ${demoPassword}. Sign in as`,
    ...demoAccounts(),
    ...(smtpUrl === null ? ['', `Codes and links that would go out by e-mail: ${address}/api/dev/outbox`] : []),
  ];
}

function demoAccounts(): string[] {
  const accounts = buildWorld().demoAccounts;
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return accounts.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`);
}
