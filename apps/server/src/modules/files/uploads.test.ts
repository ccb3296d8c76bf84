import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assets } from '../../db/schema/index.ts';
import { sampleFile } from '../../db/seed/sample-files.ts';
import { zipOf } from '../../db/seed/zip-writer.ts';
import { photo, photoPlace } from '../../testing/photo.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { editAsRead, textFile, writePost } from '../../testing/test-content.ts';
import { seedMeeting } from '../../testing/test-meetings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { validBody } from '../../testing/valid-body.ts';
import { assetIdOf } from '../../signing/asset-urls.ts';
import { disposition, fileNameOf } from './file-name.ts';

const { posts, comments, joining, meetings } = contract;

let server: TestServer;
let postId: string;
beforeAll(async () => {
  server = await startTestServer();
  postId = await writePost(server, 'member', 'closed');
});
afterAll(() => server.close());
// Past the window in which somebody may write only so many posts.
beforeEach(() => server.clock.pass(60_000));

const file = (name: string, content: BlobPart) => new File([content], name);
const bytesOf = (name: string) => new Uint8Array(sampleFile(name, 'A title'));
const attach = (files: File[]) =>
  server.call('member', posts.create, { body: { communityId: 'closed', title: 'Files', body: '<p>Files</p>', files } });
/** A text document with parts of its own beside those that every one has. */
function officeFile(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const all = { ...unzipSync(bytesOf('a.docx')), ...parts };
  const entries = Object.entries(all).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

const relations = (type: string, mode: string, name = 'a') => ({
  [`word/_rels/${name}.xml.rels`]: `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/t" TargetMode="${mode}"/></Relationships>`,
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#004C58' } });

const picture = async (format: 'png' | 'jpeg') => new Uint8Array(await photo(format));

async function asset(path: string, as?: TestPersonName): Promise<Response> {
  return server.fetch(
    path,
    as === undefined ? {} : { headers: { Authorization: `Bearer ${await server.tokenOf(as)}` } },
  );
}

describe('attachments', () => {
  test('of each of the general types are taken and named for what they are [COM-599]', async () => {
    const files = [
      ...['a.pdf', 'b.docx', 'c.xlsx', 'd.pptx'].map((name) => file(name, bytesOf(name))),
      textFile('e.txt'),
      file('f.png', await picture('png')),
      file('g.JPG', await picture('jpeg')),
      file('h.jpeg', await picture('jpeg')),
    ];
    const { status, body } = await attach(files);
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.attachments.map(({ name, type }) => `${name} ${type.split(/[/.]/).at(-1)}`)).toEqual([
      'a.pdf pdf',
      'b.docx document',
      'c.xlsx sheet',
      'd.pptx presentation',
      'e.txt plain; charset=utf-8',
      'f.png png',
      'g.JPG jpeg',
      'h.jpeg jpeg',
    ]);
  });

  test('of other types, or not what their name says, are refused and named', async () => {
    const refused = [
      file('run.exe', 'MZ'),
      file('page.html', '<p>x</p>'),
      file('drawing.svg', '<svg onload="alert(1)"/>'),
      file('noending', 'x'),
      file('page.txt', '<!DOCTYPE html><script>alert(1)</script>'),
      file('drawing.txt', ' <svg onload=alert(1)>'),
      file('zero.txt', ''),
      file('binary.txt', new Uint8Array([1, 2, 3, 0, 255])),
      file('picture.txt', await picture('png')),
      file('text.pdf', 'just words'),
      file('text.png', 'just words'),
      file('svg.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      file('jpeg.png', await picture('jpeg')),
      file('page.pdf', '<html>%PDF-1.4</html>'),
      file('sheet.docx', bytesOf('a.xlsx')),
      file('plain.docx', new Uint8Array(zipOf({ 'evil.exe': 'MZ' }))),
      file('cut.png', (await picture('png')).slice(0, 60)),
      file('words.ppt', 'just words'),
    ];
    for (const one of refused) {
      const { status, body } = await attach([one]);
      expect([one.name, status, body.code, body.field]).toEqual([one.name, 415, 'unsupported_file', 'body.files']);
    }
  });

  test('are at most ten [COM-597]', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => textFile(`${index}.txt`));
    expect((await attach(many(10))).body.attachments).toHaveLength(10);
    expect((await attach(many(11))).body).toMatchObject({ code: 'invalid_input', field: 'body.files' });
    const { id } = (await attach(many(9))).body;
    const added = await server.call('member', posts.edit, {
      params: { postId: id },
      body: { files: many(2), version: 1 },
    });
    expect(added.body).toMatchObject({ code: 'invalid_input', field: 'body.files' });
    expect((await server.call('member', posts.byId, { params: { id } })).body.attachments).toHaveLength(9);
  });

  test('are at most 5 MB each, to the byte [COM-598]', async () => {
    const sized = (bytes: number) => [textFile('large.txt', 'x'.repeat(bytes))];
    expect((await attach(sized(limits.fileBytes))).status).toBe(200);
    expect((await attach(sized(limits.fileBytes + 1))).body).toMatchObject({
      status: 413,
      code: 'too_large',
      field: 'body.files',
      message: 'Maximum allowed file size is 5Mb',
    });
  });

  test('of a comment are limited like those of a post [COM-600]', async () => {
    const answer = (files: File[]) =>
      server.call('member', comments.create, { params: { postId }, body: { body: '<p>Files</p>', files } });
    const many = (count: number) => Array.from({ length: count }, (_, index) => textFile(`${index}.txt`));
    expect((await answer(many(10))).body.attachments).toHaveLength(10);
    expect((await answer(many(11))).body.field).toBe('body.files');
    expect((await answer([textFile('large.txt', 'x'.repeat(limits.fileBytes + 1))])).body.code).toBe('too_large');
    expect((await answer([file('run.exe', 'MZ')])).body.code).toBe('unsupported_file');
  });

  test('of one member take up a gigabyte at most', async () => {
    const { id } = (await attach([textFile('first.txt')])).body;
    await server.db
      .update(assets)
      .set({ bytes: 1024 ** 3 - 10 })
      .where(eq(assets.ownerId, id));
    const { status, body } = await attach([textFile('second.txt', 'more than ten bytes')]);
    expect([status, body.message]).toEqual([413, 'Your files take up 1 GB. Delete some of them before you add more']);
    await server.db.update(assets).set({ bytes: 1 }).where(eq(assets.ownerId, id));
    expect((await attach([textFile('second.txt', 'more than ten bytes')])).status).toBe(200);
  });

  test('that would unpack to far more than they weigh are refused', async () => {
    const bomb = officeFile({ 'word/media/zeros.bin': new Uint8Array(120 * 1_048_576) });
    expect(bomb.byteLength).toBeLessThan(limits.fileBytes);
    // Whatever the table of contents says of it.
    const modest = bomb.slice();
    const view = new DataView(modest.buffer);
    for (let at = 0; at < modest.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    for (const one of [bomb, modest])
      expect((await attach([file('bomb.docx', one)])).body.code).toBe('unsupported_file');
  });

  test.each([
    ['macros', { 'word/vbaProject.bin': 'code' }],
    ['a template from elsewhere', relations('attachedTemplate', 'External')],
    ['a picture from elsewhere', relations('image', 'External')],
    ['a template from elsewhere in other letters', relations('attachedTemplate', 'Ext&#101;rnal')],
  ])('of an office program with %s are refused', async (_, parts) => {
    expect((await attach([file('active.docx', officeFile(parts))])).body.code).toBe('unsupported_file');
  });

  test('of an office program with links are taken', async () => {
    const linked = officeFile({ ...relations('hyperlink', 'External'), ...relations('styles', 'Internal', 'b') });
    expect((await attach([file('linked.docx', linked)])).status).toBe(200);
  });
});

describe('of everything that members send, a file', () => {
  const at = { id: 'closed', meetingId: '' };
  beforeAll(async () => {
    at.meetingId = await seedMeeting(server, 'closed');
    await server.call('outsider', joining.join, {
      params: { id: 'asking' },
      body: { answers: [{ questionId: 'why', answer: 'To learn' }] },
    });
  });
  const post = { communityId: 'closed', title: 'Files', body: '<p>Files</p>' };
  const meeting = { ...validBody(meetings.create), visible: 2 };

  test.each<[string, string, (file: File) => Promise<{ status: number; body: unknown }>]>([
    ['a post', 'files', (file) => attach([file])],
    [
      'a picture of a post',
      'imageFile',
      (imageFile) => server.call('member', posts.create, { body: { ...post, imageFile } }),
    ],
    [
      'a comment',
      'files',
      (file) =>
        server.call('member', comments.create, { params: { postId }, body: { body: '<p>Files</p>', files: [file] } }),
    ],
    [
      'an answer to a join question',
      'files',
      (file) =>
        server.call('outsider', joining.sendFiles, {
          params: { id: 'asking', questionId: 'proof' },
          body: { files: [file] },
        }),
    ],
    ['a meeting', 'file', (file) => server.call('editor', meetings.addAsset, { params: at, body: { file } })],
    [
      'a picture of a meeting',
      'imageFile',
      (imageFile) => server.call('editor', meetings.create, { params: at, body: { ...meeting, imageFile } as never }),
    ],
  ])('of %s has at most 5 MB, to the byte [COM-589] [COM-834] [SVC-135]', async (_, field, send) => {
    const isPicture = field === 'imageFile';
    const sized = (bytes: number) => textFile(isPicture ? 'large.png' : 'large.txt', 'x'.repeat(bytes));
    expect((await send(sized(5_242_881))).body).toMatchObject({
      status: 413,
      code: 'too_large',
      field: `body.${field}`,
      message: 'Maximum allowed file size is 5Mb',
    });
    const allowed = await send(sized(5_242_880));
    // Of a picture the content is looked at next.
    expect(allowed.status).toBe(isPicture ? 415 : 200);
  });
});

describe('pictures', () => {
  test('are drawn anew: place, words and whatever hangs behind them are gone', async () => {
    for (const format of ['png', 'jpeg'] as const) {
      const given = Buffer.concat([await picture(format), Buffer.from('<script>alert(1)</script>')]);
      expect(given.toString('latin1')).toContain(photoPlace);
      const { attachments } = (await attach([file(`photo.${format}`, given)])).body;
      const stored = Buffer.from(await (await asset(attachments[0]?.path ?? '')).arrayBuffer());
      expect(stored.toString('latin1')).not.toMatch(new RegExp(`${photoPlace}|script`));
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      expect((await sharp(stored).metadata()).width).toBe(40);
    }
  });

  test('of absurd size are refused before they are unpacked', async () => {
    const header = new Uint8Array(await drawn(10, 10).png().toBuffer());
    new DataView(header.buffer).setUint32(16, 50_000);
    new DataView(header.buffer).setUint32(20, 50_000);
    expect((await attach([file('huge.png', header)])).body.code).toBe('unsupported_file');
  });

  test('stand above a post and are replaced and removed', async () => {
    const imageFile = file('cover.png', await picture('png'));
    const made = (
      await server.call('member', posts.create, {
        body: { communityId: 'closed', title: 'Cover', body: '<p>x</p>', imageFile },
      })
    ).body;
    const typeAt = async (address = '') => (await asset(address)).headers.get('content-type');
    expect(await typeAt(made.imageUrl ?? '')).toBe('image/webp');
    expect(await typeAt(made.imageUrl?.replace(/w=\d+$/, 'w='))).toBe('image/png');
    const edit = (body: object) => editAsRead(server, 'member', made.id, body);
    const shown = async (body: object) => assetIdOf((await edit(body)).body.imageUrl ?? '');
    expect(await shown({ title: 'Same cover' })).toBe(assetIdOf(made.imageUrl ?? ''));
    expect(await shown({ imageFile })).not.toBe(assetIdOf(made.imageUrl ?? ''));
    expect((await edit({ isImageRemoved: true })).body.imageUrl).toBeNull();
    expect((await edit({ imageFile: textFile('a.txt') })).body).toMatchObject({
      code: 'unsupported_file',
      field: 'body.imageFile',
    });
  });
});

describe('a stored file', () => {
  async function path(): Promise<string> {
    return (await attach([textFile('notes.txt')])).body.attachments[0]?.path ?? '';
  }

  test('is served as a download that nothing can run in', async () => {
    const { headers } = await asset(await path());
    expect(
      Object.fromEntries(
        ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="notes.txt"; filename*=UTF-8\'\'notes.txt',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('needs its signature or the token of somebody who may read what it belongs to', async () => {
    const signed = await path();
    const bare = signed.split('?')[0] ?? '';
    const statuses = await Promise.all([
      asset(signed),
      asset(bare),
      asset(bare, 'member'),
      asset(bare, 'admin'),
      asset(bare, 'outsider'),
      asset(bare, 'blocked'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200, 200, 403, 403]);
  });

  test('has a signature that fits no other file, no other time, and ends', async () => {
    const [one, other] = [await path(), await path()];
    const swapped = `${other.split('?')[0]}?${one.split('?')[1]}`;
    const later = one.replace(/exp=(\d+)/, (_, moment: string) => `exp=${Number(moment) + 3_600_000}`);
    for (const forged of [swapped, later, `${one.slice(0, -2)}xx`, one.replace('sig=', 'sig=x')])
      expect((await asset(forged)).status).toBe(401);
    server.clock.pass(3 * 3_600_000);
    expect((await asset(one)).status).toBe(401);
  });

  test('that does not exist, or never could, is 404', async () => {
    for (const id of ['nothing', '..%2F..%2Fpostgres%2Fpassword', '%00', 'x'.repeat(200)])
      expect((await asset(`/api/content/assets/${id}`, 'admin')).status).toBe(404);
  });
});

describe('a file name', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\temp\\plan.pdf', 'plan.pdf'],
    ['exe\u202Etxt.pdf', 'exetxt.pdf'],
    ['a\u0000b\nc.txt', 'abc.txt'],
    ['.htaccess', 'htaccess'],
    ['<b>"x"?.txt', '_b__x__.txt'],
    ['', 'file'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ])('%j becomes %s', (given, expected) => {
    expect(fileNameOf(given)).toBe(expected);
  });

  test('stands in its header without breaking out of it', () => {
    expect(disposition('attachment', 'Mia’s "plan"; x\r\n.pdf')).toBe(
      `attachment; filename="Mia_s _plan__ x__.pdf"; filename*=UTF-8''Mia%E2%80%99s%20%22plan%22%3B%20x%0D%0A.pdf`,
    );
  });
});
