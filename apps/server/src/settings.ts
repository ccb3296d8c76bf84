import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profile } from '@portal/kit/access';
import { profileNamed } from '@portal/profiles';
import { StartProblem } from './start-problem.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** How this server is run, as its environment says. */
export interface Settings {
  port: number;
  profile: Profile;
  /** Everything that is kept: database, files, secret, log. */
  dataFolder: string;
  databaseUrl: string | null;
  /** An empty portal is filled with the demo world, whose password everyone knows: not for a portal of real people. */
  isDemo: boolean;
  /** Where the built portal lies; null: the API alone. */
  portalFolder: string | null;
  publicUrl: string | undefined;
  embedOrigins: readonly string[];
  trustProxy: boolean;
  /** Null: nothing is sent; a demo shows it on its outbox page. */
  smtpUrl: string | null;
  mailFrom: string;
  smsUrl: string | null;
  ticketSecret: string | null;
  /** A file, or `stdout`. */
  logTo: string;
  secret: string;
}

export function readSettings(env: NodeJS.ProcessEnv, flags: readonly string[]): Settings {
  const dataFolder = env['PORTAL_DATA'] ?? join(repository, '.portal');
  const publicUrl = env['PORTAL_PUBLIC_URL']?.replace(/\/+$/, '');
  return {
    port: readPort(env['PORT']),
    profile: readProfile(env['PORTAL_PROFILE'] ?? env['VITE_APP_PROJECT_NAME']),
    dataFolder,
    databaseUrl: env['DATABASE_URL'] ?? null,
    isDemo: env['PORTAL_DEMO'] !== 'off',
    portalFolder: flags.includes('--api-only') ? null : (env['PORTAL_FOLDER'] ?? join(repository, 'apps/portal/dist')),
    publicUrl,
    embedOrigins: (env['PORTAL_EMBED_ORIGINS'] ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: env['PORTAL_TRUST_PROXY'] === '1',
    smtpUrl: env['SMTP_URL'] || null,
    mailFrom: env['PORTAL_MAIL_FROM'] ?? 'no-reply@example.org',
    smsUrl: env['SMS_URL'] || null,
    ticketSecret: env['PORTAL_TICKET_SECRET'] || null,
    logTo: env['PORTAL_LOG'] ?? join(dataFolder, 'logs', 'server.log'),
    secret: env['PORTAL_SECRET'] ?? ownSecret(join(dataFolder, 'secret')),
  };
}

function readPort(value = '4000'): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartProblem(`PORT must be a number from 1 to 65535, not '${value}'.`);
  return port;
}

function readProfile(name: string | undefined): Profile {
  try {
    return profileNamed(name);
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : 'The profile is unknown');
  }
}

/** Drawn once and kept: signed addresses outlive a restart. */
function ownSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}
