import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profile } from '@portal/kit/access';
import { profileNamed } from '@portal/profiles';
import type { CategoriesSettings } from './adapters/external-categories.ts';
import type { DirectusSettings } from './adapters/directus/directus-library.ts';
import type { StripeSettings } from './adapters/stripe/stripe-payments.ts';
import type { Certificate } from './http/http-server.ts';
import { localOrigin } from './own-names.ts';
import {
  given,
  readCategories,
  readAddress,
  readCertificate,
  readEmail,
  readHost,
  readLibrary,
  readOrigin,
  readPort,
  readProcesses,
  readSecret,
  readStripe,
  readSwitch,
} from './setting-values.ts';
import { StartProblem } from './start-problem.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** How this server is run, as its environment says. */
export interface Settings {
  port: number;
  /** Where it listens: this machine alone, unless another address is given. */
  host: string;
  /** What it speaks HTTPS with; null: it speaks HTTP. */
  certificate: Certificate | null;
  /** How many servers share the port and the work. */
  processes: number;
  profile: Profile;
  /** Everything that is kept: database, files, secret, log. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Holds the demo world, whose password everyone knows, and shows its messages to everyone. `npm start` and `npm run dev` ask for it, nothing else does. */
  isDemo: boolean;
  /** Where the built portal lies; null: the API alone. */
  portalFolder: string | null;
  publicUrl: string | undefined;
  embedOrigins: readonly string[];
  trustProxy: boolean;
  /** Null: nothing is sent; a demo shows it on its outbox page. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Who reads what members write to the organisation. */
  enquiriesTo: string;
  smsUrl: string | null;
  /** Where another system tells its categories of resources; null: there is none. */
  categories: CategoriesSettings | null;
  /** Where the organisation keeps its news, resources and pages; null: here. */
  library: DirectusSettings | null;
  ticketSecret: string | null;
  /** Of the portal as a client of the identity provider that the profile names; null: it names none. */
  identitySecret: string | null;
  /** Null: nothing can be paid for, but on the page of a demo that takes no money. */
  stripe: StripeSettings | null;
  /** A file, or `stdout`. */
  logTo: string;
  secret: string;
}

export function readSettings(env: NodeJS.ProcessEnv, flags: readonly string[] = []): Settings {
  const dataFolder = given(env, 'PORTAL_DATA') ?? join(repository, '.portal');
  const publicUrl = given(env, 'PORTAL_PUBLIC_URL');
  const profile = readProfile(given(env, 'PORTAL_PROFILE') ?? env['VITE_APP_PROJECT_NAME']);
  const mailFrom = readEmail(env, 'PORTAL_MAIL_FROM', 'no-reply@example.org');
  return {
    port: readPort(env, 'PORT', 4000),
    host: readHost(env, 'HOST', '127.0.0.1'),
    certificate: readCertificate(env, 'TLS_CERT', 'TLS_KEY'),
    processes: readProcesses(env, 'PORTAL_PROCESSES'),
    profile,
    dataFolder,
    databaseUrl: readAddress(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    isDemo: readSwitch(env, 'PORTAL_DEMO'),
    portalFolder: readPortalFolder(given(env, 'PORTAL_FOLDER'), flags),
    publicUrl: publicUrl && readOrigin('PORTAL_PUBLIC_URL', publicUrl),
    embedOrigins: (given(env, 'PORTAL_EMBED_ORIGINS') ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map((origin) => readOrigin('PORTAL_EMBED_ORIGINS', origin)),
    trustProxy: readSwitch(env, 'PORTAL_TRUST_PROXY'),
    smtpUrl: readAddress(env, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom,
    enquiriesTo: readEmail(env, 'PORTAL_ENQUIRIES_TO', mailFrom),
    smsUrl: readAddress(env, 'SMS_URL', ['https', 'http']),
    categories: readCategories(env),
    library: readLibrary(env),
    ticketSecret: readSecret(env, 'PORTAL_TICKET_SECRET'),
    identitySecret: readIdentitySecret(env, profile),
    stripe: readStripe(env, { isDemo: readSwitch(env, 'PORTAL_DEMO') }),
    logTo: given(env, 'PORTAL_LOG') ?? join(dataFolder, 'logs', 'server.log'),
    secret: readSecret(env, 'PORTAL_SECRET') ?? ownSecret(join(dataFolder, 'secret')),
  };
}

/** Where links in messages lead. */
export function portalUrlOf(settings: Settings): string {
  return settings.publicUrl ?? localOrigin(settings);
}

function readPortalFolder(folder: string | undefined, flags: readonly string[]): string | null {
  const unknown = flags.find((flag) => flag !== '--api-only');
  if (unknown !== undefined) throw new StartProblem(`'${unknown}' is no option of the server; there is --api-only.`);
  if (flags.length > 0) return null;
  if (folder !== undefined && !existsSync(join(folder, 'index.html')))
    throw new StartProblem(`PORTAL_FOLDER must be the folder of a built portal; '${folder}' holds no index.html.`);
  return folder ?? join(repository, 'apps/portal/dist');
}

function readProfile(name: string | undefined): Profile {
  try {
    return profileNamed(name);
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : 'The profile is unknown');
  }
}

/** The provider gives it out, and decides how long it is. It is never repeated. */
function readIdentitySecret(env: NodeJS.ProcessEnv, { identityProvider }: Profile): string | null {
  if (identityProvider === undefined) return null;
  const secret = given(env, 'PORTAL_OIDC_SECRET');
  if (secret === undefined)
    throw new StartProblem(
      `PORTAL_OIDC_SECRET must be given: the profile lets members sign in by ${identityProvider.label}.`,
    );
  return secret;
}

/** Drawn once and kept: signed addresses outlive a restart. */
function ownSecret(path: string): string {
  if (existsSync(path)) {
    const stored = readSecret({ secret: readFileSync(path, 'utf8') }, 'secret');
    if (stored === null)
      throw new StartProblem(`The secret in ${path} is empty. Remove the file: another one is drawn.`);
    return stored;
  }
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}
