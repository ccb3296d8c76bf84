import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { createSecureContext } from 'node:tls';
import type { Certificate } from './http/http-server.ts';
import { StartProblem } from './start-problem.ts';

/** Settings by name; one that is empty counts as left out, as tools that pass on an environment write it. */
export function given(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

export function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = given(env, name);
  if (value !== undefined && value !== 'on' && value !== 'off')
    throw new StartProblem(`${name} must be 'on' or 'off', not '${value}'.`);
  return value === 'on';
}

export function readPort(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = given(env, name) ?? String(otherwise);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new StartProblem(`${name} must be a number from 1 to 65535, not '${value}'.`);
  return port;
}

const mostProcesses = 16;

/** How many processes serve: one, a number, or with `auto` one for each core. */
export function readProcesses(env: NodeJS.ProcessEnv, name: string): number {
  const value = given(env, name) ?? '1';
  if (value === 'auto') return Math.min(mostProcesses, availableParallelism());
  const processes = Number(value);
  if (!/^\d+$/.test(value) || processes < 1 || processes > mostProcesses)
    throw new StartProblem(`${name} must be 'auto' or a number from 1 to ${mostProcesses}, not '${value}'.`);
  return processes;
}

/** The name or IP address that a server listens on. */
export function readHost(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = given(env, name) ?? otherwise;
  if (isIP(value) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value))
    throw new StartProblem(`${name} must be a name or an IP address of this machine, such as 0.0.0.0, not '${value}'.`);
  return value;
}

/** Where a website is: no path, since the portal's pages begin at its root. */
export function readOrigin(name: string, value: string): string {
  const url = URL.parse(value.replace(/\/+$/, ''));
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new StartProblem(`${name} must be an address such as https://portal.example.org, not '${value}'.`);
  return url.origin;
}

/** The address of a service; it may hold a password, so it is not repeated. */
export function readAddress(env: NodeJS.ProcessEnv, name: string, schemes: readonly string[]): string | null {
  const value = given(env, name);
  if (value === undefined) return null;
  const [scheme] = value.split('://');
  if (!schemes.includes(scheme ?? '') || !URL.canParse(value))
    throw new StartProblem(
      `${name} must be an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}.`,
    );
  return value;
}

export function readEmail(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = given(env, name) ?? otherwise;
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value))
    throw new StartProblem(`${name} must be one e-mail address, not '${value}'.`);
  return value;
}

const shortestSecret = 32;

/** What signatures are made with: one that is short can be guessed. It is never repeated. */
export function readSecret(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = given(env, name);
  if (value === undefined) return null;
  if (value.length < shortestSecret)
    throw new StartProblem(
      `${name} must have at least ${shortestSecret} characters; \`openssl rand -base64 32\` writes one.`,
    );
  return value;
}

/** Where an organisation's own Directus is and what it is read by. */
export function readLibrary(env: NodeJS.ProcessEnv): { url: string; token: string } | null {
  const read = readSource(env, 'CONTENT_URL', 'CONTENT_TOKEN', /^[\x21-\x7e]+$/);
  return read && { url: read.url, token: read.secret };
}

/** Where another system tells its categories, and what is sent to it as `Authorization`. */
export function readCategories(env: NodeJS.ProcessEnv): { url: string; authorization: string } | null {
  const read = readSource(env, 'CATEGORIES_URL', 'CATEGORIES_AUTHORIZATION', /^[\x20-\x7e]+$/);
  return read && { url: read.url, authorization: read.secret };
}

/** An address and what opens it: both or neither. What opens it goes into a header as it is, and is never repeated. */
function readSource(env: NodeJS.ProcessEnv, urlName: string, secretName: string, shape: RegExp) {
  const [url, secret] = [readAddress(env, urlName, ['https', 'http']), given(env, secretName)];
  if (url === null && secret === undefined) return null;
  if (url === null || secret === undefined) throw new StartProblem(`${urlName} and ${secretName} are given together.`);
  const { username, search, hash } = new URL(url);
  if (username !== '' || search !== '' || hash !== '')
    throw new StartProblem(`${urlName} must be an address alone, such as https://content.example.org.`);
  if (!shape.test(secret)) throw new StartProblem(`${secretName} holds what no header takes.`);
  return { url, secret };
}

/** Both keys of Stripe or neither: one takes the money, with the other Stripe tells of it. Neither is repeated. */
export function readStripe(
  env: NodeJS.ProcessEnv,
  { isDemo }: { isDemo: boolean },
): { secretKey: string; webhookSecret: string } | null {
  const [secretKey, webhookSecret] = [given(env, 'STRIPE_SECRET_KEY'), given(env, 'STRIPE_WEBHOOK_SECRET')];
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartProblem('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are given together.');
  const [, mode] = /^[sr]k_(live|test)_\w+$/.exec(secretKey) ?? [];
  if (mode === undefined)
    throw new StartProblem('STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, such as sk_live_….');
  if (!/^whsec_\S+$/.test(webhookSecret))
    throw new StartProblem('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, such as whsec_….');
  if (isDemo && mode === 'live') throw new StartProblem('A demo takes no real money: give it a test key of Stripe.');
  return { secretKey, webhookSecret };
}

/** The files of a certificate and of its key: both or neither, and each the other's. What is in them is not repeated. */
export function readCertificate(env: NodeJS.ProcessEnv, certName: string, keyName: string): Certificate | null {
  const [cert, key] = [readGivenFile(env, certName), readGivenFile(env, keyName)];
  if (cert === null && key === null) return null;
  if (cert === null || key === null) throw new StartProblem(`${certName} and ${keyName} are given together.`);
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new StartProblem(`${certName} and ${keyName} must be a certificate and its key as PEM (${reason}).`);
  }
  return { cert, key };
}

function readGivenFile(env: NodeJS.ProcessEnv, name: string): string | null {
  const path = given(env, name);
  if (path === undefined) return null;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartProblem(`${name} must be a file that the server may read, not '${path}'.`);
  }
}
