import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleNewsItem, sampleResource } from '../../stories/sample-content.ts';
import { ContentDetailScreen } from './ContentDetailScreen.tsx';

const item = sampleNewsItem({
  date_updated: '2026-11-03T23:30:00.000Z',
  imageAlt: 'A splint on a wrist',
  userCreated: { firstName: 'Ada', lastName: 'Byron', avatar: null, pronoun: 'she/her' },
});

const meta = {
  title: 'Content/Item',
  component: ContentDetailScreen,
  args: {
    kind: 'news',
    view: ready(item),
    listHref: '/news',
    backHref: '/news',
    hrefOfCategory: (id) => `/news/${id}`,
    hrefOfTag: (id) => `/news?tag=${id}`,
    onPrint: fn(),
  },
  parameters: { withoutStates: { Empty: 'an item that answers is never empty' } },
} satisfies Meta<typeof ContentDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('This news item could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What somebody may not read is not there for them, and trying again would not change it. */
export const NotFound: Story = {
  args: { view: notFoundView },
  parameters: { behaviours: ['CNT-044'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'News item not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: {
    behaviours: [
      ...['CNT-046', 'CNT-048', 'CNT-049', 'CNT-050', 'CNT-051', 'CNT-052', 'CNT-053', 'CNT-059', 'CNT-060'],
      ...['CNT-061', 'CNT-062', 'CNT-113', 'CNT-114'],
    ],
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news');
    await expect(canvas.getByText('Last updated 04/11/2026')).toBeVisible();
    await expect(canvas.getByText('1 minute to read')).toBeVisible();
    await expect(canvas.getByText('Ada Byron')).toBeVisible();
    await expect(canvas.getByText('AB')).toBeVisible();
    await expect(canvas.getByRole('term')).toHaveTextContent('Type');
    const type = within(canvas.getByRole('definition'));
    for (const { id, label } of item.categories)
      await expect(type.getByRole('link', { name: label })).toHaveAttribute('href', `/news/${id}`);
    await expect(type.getAllByRole('link')).toHaveLength(item.categories.length);
    for (const { label } of item.subcategories) await expect(type.getByText(label)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    const picture = canvas.getByRole('img', { name: 'A splint on a wrist' });
    await expect(picture).toHaveAttribute('src', item.imageUrl);
    // The text says the same again, below the picture.
    const [introduction] = canvas.getAllByText(item.shortDescription);
    await expect(introduction!.getBoundingClientRect().bottom).toBeLessThan(picture.getBoundingClientRect().top);
    await expect(canvas.getByRole('heading', { level: 2, name: 'In short' })).toBeVisible();
    const tags = within(canvas.getByRole('list', { name: 'Tags' }));
    await expect(tags.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      item.tags.map(({ label }) => label),
    );
    await expect(tags.getAllByRole('link')[0]).toHaveAttribute('href', `/news?tag=${item.tags[0]!.id}`);
    const files = within(canvas.getByRole('region', { name: 'Attachments' })).getAllByRole('listitem');
    await expect(files).toHaveLength(item.assets.length);
  },
};

/** A resource has words of its own. */
export const Resource: Story = {
  args: { kind: 'resources', view: ready(sampleResource()), listHref: '/resources', backHref: '/resources' },
  parameters: { behaviours: ['CNT-047', 'CNT-052', 'CNT-053'] },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('link', { name: 'Back to Resources' })).toHaveAttribute('href', '/resources');
    await userEvent.click(canvas.getByRole('button', { name: 'Print Page' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Without a picture, tags, files, an author who is still there, and an update. */
export const Bare: Story = {
  args: {
    view: ready({
      ...item,
      ...{ date_updated: null, imageUrl: null, image: null, shortDescription: '', userCreated: null },
      ...{ categories: [], subcategories: [], tags: [], assets: [], content: '' },
    }),
  },
  parameters: { behaviours: ['CNT-070', 'CNT-071'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Last updated -')).toBeVisible();
    await expect(canvas.getByText('No attachments yet')).toBeVisible();
    await expect(canvas.queryByText('Type')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Tags' })).toBeNull();
    await expect(canvas.queryByText(/to read$/)).toBeNull();
  },
};

/** What an organisation writes is rendered by the portal's one list of what markup may hold. */
export const HostileContent: Story = {
  args: {
    view: ready({
      ...item,
      content:
        '<h1>Read this</h1><script>document.title = "taken"</script><img src="/no.png" alt="No" onerror="document.title = \'taken\'"><a href="javascript:void 0">Here</a><iframe src="https://elsewhere.example"></iframe><style>body { display: none }</style>',
    }),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { name: 'Read this' })).toBeVisible();
    await expect(canvasElement.querySelector('script, iframe, style, [onerror], [href^="javascript"]')).toBeNull();
    await expect(canvasElement.ownerDocument.title).not.toBe('taken');
  },
};

export const LongWords: Story = {
  globals: { width: '320px' },
  args: {
    view: ready({
      ...item,
      name: 'Neurorehabilitationsdienstleistungen for occupational therapists of regional Queensland',
      content: `<p>${'Neurorehabilitationsdienstleistungen'.repeat(4)}</p><table><tr>${'<td>A wide table</td>'.repeat(12)}</tr></table>`,
    }),
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
