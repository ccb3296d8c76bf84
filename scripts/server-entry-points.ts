/** The entry points that a host calls on its server, as React's own server would load them: without a DOM, and without the hooks of the client. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const onTheServer = `
  import { calls, createClient, encodeToken, toLogin } from '@portal/api/server';
  import { makeTheme } from '@portal/ui/colors';
  import { createTranslate, defineMessages, defineProfile, memorySession, ProblemError } from '@portal/kit/server';
  const token = encodeToken({ accessToken: 'a', refreshToken: 'r', expiresAt: '2026-11-21T00:00:00Z' });
  const session = memorySession(toLogin({ token, userId: 'mia', userName: 'Mia Nguyen' }));
  const answer = { code: 'not_found', status: 404, message: 'No such community.' };
  const fetch = async () => Response.json(answer, { status: 404 });
  const client = createClient({ apiUrl: 'https://portal.example', session, fetch });
  const error = await client.call(calls.me.current, {}).catch((failure) => failure);
  const t = createTranslate(defineMessages('page', { hello: 'Hello {name}' }), { locale: 'en-AU' });
  console.log(session.get().userName, error instanceof ProblemError, error.problem.code, t('hello', { name: 'Mia' }), typeof defineProfile);
  console.log(makeTheme({ brand: '#004C58' }).brand);
`;
const expected = 'Mia Nguyen true not_found Hello Mia function\n#004C58';

/** What is wrong with the server entry points of the packages that are installed in `host`, in words. */
export async function checkServerEntryPoints(host: string): Promise<string[]> {
  const options = ['--conditions=react-server', '--input-type=module', '--eval', onTheServer];
  try {
    const { stdout } = await run(process.execPath, options, { cwd: host, env: { ...process.env, NODE_OPTIONS: '' } });
    return stdout.trim() === expected ? [] : [`the server entry points answer ${stdout.trim()}`];
  } catch (error) {
    return [`the server entry points cannot be called: ${error instanceof Error ? error.message : String(error)}`];
  }
}
