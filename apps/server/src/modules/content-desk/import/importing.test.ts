import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentCategories, contentItems, tags } from '../../../db/schema/index.ts';
import { emptyLibrary } from '../../../testing/library-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const desk = contract.contentDesk;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

type Bytes = string | Uint8Array<ArrayBuffer>;
const fileOf = (bytes: Bytes, name = 'export.xml') => new File([bytes], name);
const preview = (bytes: Bytes, name?: string, kind: 'news' | 'page' = 'news') =>
  server.call('admin', desk.previewImport, { body: { kind, file: fileOf(bytes, name) } });
const bringIn = (bytes: Bytes, positions?: number[], headers?: Record<string, string>) =>
  server.call('admin', desk.importItems, { body: { kind: 'news', file: fileOf(bytes), positions } }, headers);
const drafts = async () => (await server.call('admin', desk.items, { query: { state: 'draft', pageSize: 1000 } })).body;

interface Post {
  title?: string;
  content?: string;
  type?: string;
  status?: string;
  date?: string;
  labels?: string;
}
const post = ({
  title = 'A garden clinic',
  content = 'It began with two raised beds.\n\nAnd a bench.',
  type = 'post',
  status = 'publish',
  date = '2021-03-05 01:30:00',
  labels = '',
}: Post = {}) => `<item><title><![CDATA[${title}]]></title>
  <content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[What <b>grew</b>]]></excerpt:encoded>
  <wp:post_type>${type}</wp:post_type><wp:status><![CDATA[${status}]]></wp:status>
  <wp:post_date_gmt>${date}</wp:post_date_gmt>${labels}</item>`;
const exported = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>
<wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;

describe('an export of WordPress', () => {
  test('tells what it would bring, and nothing is kept of it', async () => {
    const labels = `<category domain="category" nicename="a"><![CDATA[Gardens &amp; beds]]></category>
      <category domain="post_tag" nicename="b">clinics</category>`;
    const { status, body } = await preview(
      exported(
        post({
          title: 'Beds &#038; benches',
          labels,
          content: '<p>Beds</p><img src="https://blog.example.org/bed.jpg">',
        }),
        post({ title: '' }),
        post({ type: 'attachment' }),
        post({ status: 'trash' }),
        post({ type: 'page' }),
      ),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ source: 'wordpress', otherCount: 3, newCategories: ['Gardens & beds'], newTags: ['clinics'] },
      entries: [
        {
          ...{
            position: 1,
            name: 'Beds & benches',
            publishedAt: '2021-03-05T01:30:00.000Z',
            isKnown: false,
            fault: null,
          },
          ...{ categories: ['Gardens & beds'], tags: ['clinics'] },
          ...{ missingPictures: ['https://blog.example.org/bed.jpg'], missingPictureCount: 1 },
        },
        {
          ...{ position: 2, name: '', publishedAt: '2021-03-05T01:30:00.000Z', isKnown: false, fault: 'noName' },
          ...{ categories: [], tags: [], missingPictures: [], missingPictureCount: 0 },
        },
      ],
    });
    expect(await server.db.select().from(contentItems)).toEqual([]);
    expect(await server.db.select().from(contentCategories)).toEqual([]);
  });

  test('becomes drafts with their labels, once however often it is sent', async () => {
    const labels =
      '<category domain="category">Gardens</category><category domain="post_tag">clinics-of-a-test</category>';
    const text = exported(post({ labels }), post({ title: 'Another', labels, status: 'draft' }));
    const headers = { 'Idempotency-Key': 'an-import-of-a-test' };
    const [first, second] = [await bringIn(text, undefined, headers), await bringIn(text, undefined, headers)];
    expect([first.body, second.body]).toEqual([{ importedCount: 2 }, { importedCount: 2 }]);
    const { items } = await drafts();
    expect(new Map(items.map(({ name, state, publishFrom }) => [name, [state, publishFrom]]))).toEqual(
      new Map([
        ['A garden clinic', ['draft', '2021-03-05T01:30:00.000Z']],
        ['Another', ['draft', null]],
      ]),
    );
    const { body } = await server.call('admin', desk.item, {
      params: { id: items.find(({ name }) => name === 'A garden clinic')?.id ?? '' },
    });
    expect(body).toMatchObject({
      shortDescription: 'What grew',
      content: '<p>It began with two raised beds.</p><p>And a bench.</p>',
      createdBy: { id: 'admin' },
    });
    expect([body.categoryIds.length, body.tagIds.length]).toEqual([1, 1]);
    // All of it is known by now.
    expect((await bringIn(text)).body).toMatchObject({ code: 'invalid_input', field: 'body.positions' });
    const { body: news } = await server.call('member', contract.content.searchNews, { body: {} });
    expect(news.data).toEqual([]);
  });

  test('is brought in by what is chosen of it, or not at all', async () => {
    const text = exported(post(), post({ title: '' }), post({ title: 'Third' }));
    expect((await bringIn(text, [1, 2])).status).toBe(400);
    expect((await drafts()).totalItemCount).toBe(0);
    expect((await bringIn(text, [3])).body).toEqual({ importedCount: 1 });
    expect((await drafts()).items.map(({ name }) => name)).toEqual(['Third']);
  });

  test('is cleaned: nothing of it runs, and nothing of it is fetched', async () => {
    const content = `<p onmouseover="x()">Words</p><script>x()</script><svg onload="x()"></svg>
      <a href="javascript:x()">on</a><img src=x onerror=x()><iframe src="https://example.org"></iframe>[gallery ids="1"]`;
    await bringIn(exported(post({ content })));
    const [row] = await server.db.select().from(contentItems);
    expect(row?.contentHtml).toContain('<p>Words</p>');
    expect(row?.contentHtml).not.toMatch(/script|onmouseover|onload|onerror|iframe|<img|gallery/);
  });

  test.each<[string, string]>([
    [
      'with entities that grow (billion laughs)',
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${exported(post({ title: '&b;' }))}`,
    ],
    [
      'with an entity that is a file of the server',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${exported(post())}`,
    ],
    ['that is another document', '<html><body><p>&lt;rss</p><rss></rss></body></html>'],
    ['that is a feed and no export', '<rss version="2.0"><channel><item><title>A</title></item></channel></rss>'],
    ['whose elements stand too deep', exported(`<item>${'<a>'.repeat(10_000)}</item>`)],
  ])('is refused %s', async (_, text) => {
    expect((await preview(text)).body).toMatchObject({ code: 'unsupported_file', field: 'body.file' });
  });

  test('of more than 5,000 entries is refused, and one of as many is read', async () => {
    const posts = (count: number) =>
      Array.from({ length: count }, (_, at) => post({ title: `Post ${at}`, content: 'A' }));
    expect((await preview(exported(...posts(5_001)))).body).toMatchObject({ code: 'too_large', field: 'body.file' });
    const { body } = await preview(exported(...posts(5_000)));
    expect([body.entries.length, body.entries.at(-1)?.name]).toEqual([5_000, 'Post 4999']);
  });

  test('larger than 20 MB is refused', async () => {
    const { body } = await preview(exported(post({ content: 'A'.repeat(20_971_520) })));
    expect(body).toMatchObject({ code: 'too_large', field: 'body.file' });
  });

  test('says of a text that it is too long, or too heavy to be shown', async () => {
    const texts = [`<p>${'word '.repeat(100_000)}</p>`, `${'<div>'.repeat(15_000)}words`, `<p>${'a'.repeat(600)}</p>`];
    const { body } = await preview(exported(...texts.map((content) => post({ content }))));
    expect(body.entries.map(({ fault }) => fault)).toEqual(['textTooLong', 'textTooHeavy', 'textTooHeavy']);
  });
});

describe('the letters of a file', () => {
  const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
  const text = exported(post({ title: 'Café' }));

  test.each<[string, Bytes]>([
    ['UTF-8', text],
    ['UTF-8 with its mark', `\ufeff${text}`],
    ['UTF-16 with its mark', utf16(text)],
  ])('%s are read', async (_, bytes) => {
    expect((await preview(bytes)).body.entries.map(({ name }) => name)).toEqual(['Café']);
  });

  test.each<[string, Bytes]>([
    ['of Latin-1', new Uint8Array(Buffer.from(text, 'latin1'))],
    ['said to be of another script', text.replace('UTF-8', 'ISO-8859-1')],
    ['of UTF-16 without its mark', new Uint8Array(Buffer.from(text, 'utf16le'))],
  ])('%s are not guessed', async (_, bytes) => {
    expect((await preview(bytes)).body).toMatchObject({ code: 'unsupported_file', field: 'body.file' });
  });
});

test('a page comes from the pages of an export, and has no categories', async () => {
  const labels = '<category domain="category">Gardens</category>';
  const { body } = await preview(
    exported(post({ labels }), post({ type: 'page', title: 'About us', labels })),
    undefined,
    'page',
  );
  expect([body.entries.map(({ name }) => name), body.newCategories]).toEqual([['About us'], []]);
});

test('a text in Markdown is one draft, with what is said above it', async () => {
  const text = `---\ntitle: Kitchens\ndate: 2024-03-05\ntags: [kitchens-of-a-test]\n---\n## Pens\n\n- thin\n- *thick*\n\n<script>x()</script>`;
  const file = fileOf(text, 'kitchens.md');
  const { body } = await server.call('admin', desk.importItems, { body: { kind: 'news', file } });
  expect(body).toEqual({ importedCount: 1 });
  const [row] = await server.db.select().from(contentItems);
  expect(row).toMatchObject({ name: 'Kitchens', status: 'draft', publishFrom: new Date('2024-03-05T00:00:00.000Z') });
  expect(row?.contentHtml).toMatch(/^<h2>Pens<\/h2><ul><li>thin<\/li><li><em>thick<\/em><\/li><\/ul>/);
  expect(row?.contentHtml).not.toContain('script');
  expect((await server.db.select().from(tags)).map(({ name }) => name)).toContain('kitchens-of-a-test');
});
