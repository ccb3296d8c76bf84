import { buildWorld } from '@portal/api/world';
import { demoPassword } from '../apps/server/src/db/seed/demo-password.ts';

/** Where the portal is, and as whom it can be tried. */
export function welcome(address: string): string {
  const { demoAccounts } = buildWorld();
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`);
  return [
    '',
    `The portal is ready: ${address}`,
    '',
    `Sign in with the password ${demoPassword} as`,
    ...accounts,
    '',
    `Codes and links that would go out by e-mail: ${address}/api/dev/outbox`,
    '',
    'Ctrl-C stops it. What you change is kept in .portal/.',
    '',
  ].join('\n');
}
