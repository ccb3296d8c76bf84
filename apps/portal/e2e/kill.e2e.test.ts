import { contract } from '@portal/api/contract';
import { accessTokenIn, loginAt } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';
import { dataFolder, freePort, startServer, stopServer } from './server-process.ts';

test('what was answered with success is there after the server was killed', { timeout: 180_000 }, async () => {
  const data = dataFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  try {
    const first = await startServer(port, data.path);
    const token = accessTokenIn(await loginAt(origin, accounts.member));
    const postId = await writePost(origin, token);
    expect((await send(origin, token, 'POST', `/api/v1/community/post/${postId}/like`)).status).toBe(200);
    await stopServer(first, 'SIGKILL');

    const second = await startServer(port, data.path);
    const answer = await send(
      origin,
      accessTokenIn(await loginAt(origin, accounts.member)),
      'GET',
      `/api/v1/community/post/${postId}`,
    );
    expect(await answer.json()).toMatchObject({
      title: 'Written before the lights went out',
      isLiked: true,
      likesCount: 1,
    });
    await stopServer(second, 'SIGTERM');
  } finally {
    data.remove();
  }
});

async function writePost(origin: string, token: string): Promise<string> {
  const community = await send(origin, token, 'GET', '/api/v1/community?alias=hand-therapy');
  const { community: home } = contract.communities.byAlias.reply.schema.parse(await community.json());
  const body = new FormData();
  body.set('communityId', home.id);
  body.set('title', 'Written before the lights went out');
  body.set('body', '<p>And still here.</p>');
  const answer = await send(origin, token, 'POST', contract.posts.create.path, body);
  return contract.posts.create.reply.schema.parse(await answer.json()).id;
}

function send(origin: string, token: string, method: string, path: string, body?: FormData): Promise<Response> {
  return fetch(origin + path, { method, headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
}
