import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runStep } from './run-step.ts';
import { workspace } from './workspace.ts';

const logs = mkdtempSync(join(tmpdir(), 'portal-steps-'));
afterAll(() => rmSync(logs, { recursive: true, force: true }));

test('a test that fails at its first try passes and is named flaky; one that fails at all three fails the suite', async () => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/retry-fixtures/vitest.config.ts'];
  const outcome = await runStep({ name: 'fixtures', args, isSuite: true }, { workspace, logs });
  const file = 'scripts/retry-fixtures/tries.fixture.ts';
  expect(outcome).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [{ name: `${file} › passes at its fourth try` }],
    flaky: [
      {
        name: `${file} › fails at its first try`,
        reason: expect.stringContaining('expected 1 to be greater than 1'),
      },
    ],
  });
  expect(readFileSync(join(logs, 'fixtures.log'), 'utf8')).toMatch(
    /^Failed: fails at its first try\n.*expected 1 to be greater than 1/m,
  );
});

test('a step that hangs is ended with what it has started, and named', async () => {
  const child = `require('node:fs').writeFileSync('${join(logs, 'child')}', String(process.pid)); setInterval(() => {}, 1000)`;
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); console.log('begun')`;
  const outcome = await runStep({ name: 'hanging', args: ['-e', script] }, { workspace, logs, silenceMs: 6_000 });
  expect(outcome.failures).toMatchObject([
    { name: 'hanging', reason: expect.stringMatching(/^was ended: .*\nbegun$/) },
  ]);
  const pid = Number(readFileSync(join(logs, 'child'), 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('nothing of a step is left when it has ended', async () => {
  const child = `require('node:fs').writeFileSync('${join(logs, 'left')}', String(process.pid)); process.send('up'); setInterval(() => {}, 1000)`;
  const script = `const left = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }); left.once('message', () => process.exit(0))`;
  const outcome = await runStep({ name: 'leaving', args: ['-e', script] }, { workspace, logs });
  expect(outcome).toEqual({ passed: 1, failed: 0, failures: [], flaky: [] });
  const pid = Number(readFileSync(join(logs, 'left'), 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** A process that has ended and that nobody has waited for is still listed, as a zombie. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}
