import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** Runs Node; answers with what it has written if it fails. */
export async function failureOf(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string | null> {
  try {
    await run(process.execPath, args, { cwd, env: { ...process.env, ...env }, maxBuffer });
    return null;
  } catch (error) {
    const { stdout = '', stderr = '' } = error instanceof Error ? (error as { stdout?: string; stderr?: string }) : {};
    return `${stdout}${stderr}`.trim() || String(error);
  }
}
