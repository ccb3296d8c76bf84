/**
 * `pnpm badges`: holds credentials as they are issued against the JSON schema that 1EdTech publishes of Open Badges 3.0, and credentials with one fault each.
 * Needs the network, as the schema's licence does not let it be kept here; `--schema FILE` reads a copy.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import formats from 'ajv-formats';
import { badgeExamples, faultyBadges } from '../src/testing/badge-examples.ts';
import { openBadge } from '../src/testing/open-badge.ts';

const published = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

const { schema: file } = parseArgs({ options: { schema: { type: 'string' } } }).values;
const ajv = new Ajv2019({ allErrors: true, strict: false });
formats.default(ajv);
const isTaken = ajv.compile(JSON.parse(await readSchema()));

let failed = 0;
for (const { name, credential } of badgeExamples)
  if (!isTaken(credential)) fail(`refused: ${name}: ${ajv.errorsText(isTaken.errors)}`);
// The schema leaves some to the words of the standard, so that ours may refuse more, and nothing less.
const refused = faultyBadges.filter(({ credential }) => !isTaken(credential));
for (const { name, credential } of refused)
  if (openBadge.safeParse(credential).success) fail(`refused by the published schema alone: ${name}`);
if (refused.length === 0) fail('The published schema refuses no fault at all.');
process.stdout.write(
  `${badgeExamples.length} credentials held, ${refused.length} of ${faultyBadges.length} faults refused, ${failed} failed\n`,
);

function fail(reason: string): void {
  failed += 1;
  process.exitCode = 1;
  process.stderr.write(`${reason}\n`);
}

async function readSchema(): Promise<string> {
  if (file !== undefined) return readFile(file, 'utf8');
  const answer = await fetch(published);
  if (!answer.ok) throw new Error(`${published} answers ${answer.status}.`);
  return answer.text();
}
