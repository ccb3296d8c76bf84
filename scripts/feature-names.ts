/** Kit and host are given features and name none: neither an id, nor an address, nor a destination of one stands in their sources. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const features = [
  'communit(?:y|ies)',
  'workspaces?',
  'hubs?',
  'meetings?',
  'events?',
  'cpd',
  'news',
  'resources?',
  'director(?:y|ies)',
  'organisations?',
  'invoices?',
  'onboarding',
  'memberSessions',
  'failedMails',
];
/** In quotes, a part of an address, or before the dot of a destination. */
const named = new RegExp(`(?<=['"\`/])(?:${features.join('|')})(?=['"\`/.])`);
const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const notShipped = /\.(?:test|stories|test-d)\.tsx?$|\/testing\//;

const exempt = [
  // Features themselves, of places that are not open yet.
  /^packages\/host\/src\/coming-soon\//,
  // The modules that an organisation switches: words of the contract.
  /^packages\/kit\/src\/profile\/module-ids\.ts$/,
  // Nouns without a plural of their own.
  /^packages\/kit\/src\/formats\/plural-noun\.ts$/,
];

/** Where a feature is named, with its name. */
export function namedFeatures(baseDir: string): { from: string; to: string }[] {
  const files = globSync('packages/{kit,host}/src/**/*.{ts,tsx}', { cwd: baseDir }).filter(
    (file) => !notShipped.test(file) && !exempt.some((pattern) => pattern.test(file)),
  );
  return files.flatMap((from) => {
    const found = named.exec(readFileSync(join(baseDir, from), 'utf8').replace(comments, ''));
    return found === null ? [] : [{ from, to: found[0] }];
  });
}
