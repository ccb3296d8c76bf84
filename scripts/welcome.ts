import { buildWorld } from '@portal/api/world';
import { demoPassword } from '../apps/server/src/db/seed/demo-password.ts';

/** Where the portal is; in a demo also as whom it can be tried, and where to read what nobody sends. */
export function welcome(address: string, env: NodeJS.ProcessEnv = process.env): string {
  const isDemo = env.PORTAL_DEMO !== 'off';
  const showsOutbox = isDemo && !env.SMTP_URL;
  return [
    '',
    `The portal is ready: ${address}`,
    '',
    ...(isDemo ? [`Sign in with the password ${demoPassword} as`, ...demoAccounts(), ''] : []),
    ...(showsOutbox ? [`Codes and links that would go out by e-mail: ${address}/api/dev/outbox`, ''] : []),
    'Ctrl-C stops it. What you change is kept in .portal/.',
    '',
  ].join('\n');
}

function demoAccounts(): string[] {
  const accounts = buildWorld().demoAccounts;
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return accounts.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`);
}
