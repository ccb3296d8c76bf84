import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Endpoint, type EndpointInput } from '@portal/api/contract';
import { inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { diskStore } from '../../adapters/file-store.ts';
import { assets, comments, folderItems, memberships, posts } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { requestOf } from '../../testing/request.ts';
import { type ServerLife, startLife } from '../../testing/server-life.ts';
import { type StripeServer, startStripeServer } from '../../testing/stripe-server.ts';
import { textFile, writePost } from '../../testing/test-content.ts';
import { seedFolder } from '../../testing/test-folders.ts';
import { forgetUnownedFiles } from './unowned.writes.ts';

const lives = 20;
const day = 86_400_000;
const { posts: postCalls, comments: commentCalls, folders } = contract;

let at: StripeServer;
let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-killed-uploads-'));
  at = await startStripeServer();
  // The processes have the time of day.
  at.server.clock.pass(Date.now() - at.server.clock.now().getTime());
  const { rows } = await at.server.db.execute<{ name: string }>('select current_database() as name');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  databaseUrl = url.href;
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true, force: true });
});

/** What was answered with success, by kind. */
const confirmed = { posts: new Set<string>(), comments: new Set<string>(), items: new Set<string>() };
let unanswered = 0;

/** Text that no other file has, long enough to be on its way for a while. */
function longFile(): File {
  return textFile(`${randomUUID()}.txt`, `${randomUUID()} `.repeat(20_000));
}

/** Calls as a client does; answers the id of what is done. */
async function send<E extends Endpoint>(life: ServerLife, who: string, endpoint: E, input: EndpointInput<E>) {
  const authorization = `Bearer ${await at.server.tokenOf(who)}`;
  const request = requestOf(endpoint, input, { authorization, 'idempotency-key': randomUUID() });
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const answer = await life.fetch(pathname + search, { method, headers, body: await request.arrayBuffer() });
  const { id }: { id?: string } = await answer.json();
  if (!answer.ok || id === undefined) throw new Error(`${endpoint.path}: ${answer.status}`);
  return id;
}

/** The names of all files that the server has put down, finished or not. */
async function stored(): Promise<string[]> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Somebody writes posts, a comment and into a folder, with files, all at once; the server is killed as soon as one is answered, or bytes of one have come. */
async function oneLife(number: number, postId: string, folderId: string): Promise<void> {
  const who = `uploads-${randomUUID()}`;
  await addCrowd(at.server, [who]);
  const now = at.server.clock.now();
  const place = { communityId: 'open', personId: who, role: 'Editor', status: 'Joined' } as const;
  await at.server.db.insert(memberships).values({ ...place, joinedAt: now, updatedAt: now });
  const life = await startLife({ databaseUrl, stripePort: at.stripe.server.port, folder });
  const before = (await stored()).length;
  const post = { body: '<p>With files</p>', communityId: 'open' };
  const one = { ...post, title: `${who} 1`, files: [longFile()] };
  const two = { ...post, title: `${who} 2`, files: [longFile(), longFile()] };
  const comment = { params: { postId }, body: { body: '<p>With a file</p>', files: [longFile()] } };
  const item = { file: longFile(), name: who, description: 'One file' };
  const requests = [
    send(life, who, postCalls.create, { body: one }).then((id) => confirmed.posts.add(id)),
    send(life, who, postCalls.create, { body: two }).then((id) => confirmed.posts.add(id)),
    send(life, who, commentCalls.create, comment).then((id) => confirmed.comments.add(id)),
    send(life, who, folders.addAsset, { params: { id: 'open', folderId }, body: item }).then((id) =>
      confirmed.items.add(id),
    ),
  ];
  let isOver = false;
  const ended = Promise.allSettled(requests).finally(() => {
    isOver = true;
  });
  // Every second answers once, the others die on the way.
  if (number % 2 === 0) await Promise.any(requests).catch(() => undefined);
  else while (!isOver && (await stored()).length <= before) continue;
  await life.kill();
  unanswered += (await ended).filter(({ status }) => status === 'rejected').length;
}

test(
  'a server that is killed in the middle of uploads, 20 times, has all that it has answered, nothing by halves, and after the clean-up no file too many',
  { tags: 'processes' },
  async () => {
    const { server } = at;
    const postId = await writePost(server, 'moderator', 'open');
    const folderId = await seedFolder(server, 'open');
    for (let number = 0; number < lives; number += 1) await oneLife(number, postId, folderId);
    expect(unanswered).toBeGreaterThan(0);
    const answered = Object.values(confirmed).reduce((sum, ids) => sum + ids.size, 0);
    expect(answered).toBeGreaterThan(0);

    const files = diskStore(join(folder, 'files'));
    await forgetUnownedFiles({ db: server.db, files }, new Date(Date.now() + 2 * day));
    const mine = await server.db.select().from(assets).where(like(assets.uploadedBy, 'uploads-%'));
    for (const { hash, bytes } of mine) {
      const content = await files.read(hash);
      expect(content?.byteLength).toBe(bytes);
      expect(
        createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
      ).toBe(hash);
    }
    expect((await stored()).sort()).toEqual(mine.map(({ hash }) => hash).sort());

    const ownersOf = (kind: (typeof mine)[number]['ownerKind']) =>
      mine.filter(({ ownerKind }) => ownerKind === kind).map(({ ownerId }) => ownerId);
    const written = await server.db.select().from(posts).where(like(posts.title, 'uploads-%'));
    expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining([...confirmed.posts]));
    const withFiles = Map.groupBy(ownersOf('post'), (id) => id);
    for (const { id, title } of written) expect(withFiles.get(id)).toHaveLength(Number(title.at(-1)));
    const savedComments = await server.db
      .select()
      .from(comments)
      .where(inArray(comments.id, [...confirmed.comments]));
    expect(savedComments).toHaveLength(confirmed.comments.size);
    expect(ownersOf('comment')).toEqual(expect.arrayContaining([...confirmed.comments]));
    const items = await server.db.select().from(folderItems);
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([...confirmed.items]));
    for (const { assetId } of items) expect(mine.map(({ id }) => id)).toContain(assetId);
  },
);
