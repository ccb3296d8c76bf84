import type { ContentImportPreview } from '@portal/api';
import { empty, failed, forbidden, loading, ready } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImportScreen } from './ImportScreen.tsx';

type Entry = ContentImportPreview['entries'][number];

const entry: Entry = {
  position: 1,
  name: 'Our garden clinic is five',
  publishedAt: '2021-03-05T01:30:00.000Z',
  categories: ['Practice', 'Gardens'],
  tags: ['gardens'],
  missingPictures: ['https://blog.example.org/uploads/beds.jpg'],
  missingPictureCount: 1,
  isKnown: false,
  fault: null,
};
const preview: ContentImportPreview = {
  source: 'wordpress',
  entries: [
    entry,
    { ...entry, position: 2, name: 'Known already', isKnown: true, missingPictures: [], missingPictureCount: 0 },
    { ...entry, position: 3, name: '', publishedAt: null, fault: 'noName' },
  ],
  newCategories: ['Gardens'],
  newTags: ['gardens'],
  otherCount: 3,
};

const meta = {
  title: 'Content/Admin/Import/Screen',
  component: ImportScreen,
  args: {
    kind: 'news',
    listHref: '/admin/news',
    chosen: { id: 'f-1', name: 'blog.xml', size: 12_000 },
    view: ready(preview),
    isImporting: false,
    onChoose: fn(),
    onImport: fn(),
  },
  globals: { width: '1280px', role: 'admin' },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const problem = { code: 'unsupported_file', status: 415, message: 'This is no export of WordPress' };

/** Nothing is chosen yet. */
export const Empty: Story = { args: { chosen: null, view: empty } };
export const Loading: Story = { args: { view: loading } };

/** What is wrong with the whole file is said in its place. */
export const Failed: Story = {
  args: { view: failed(problem, fn()) },
  async play({ canvas }) {
    await expect(canvas.getByText('The file could not be read.')).toBeVisible();
    await expect(canvas.getByText(/This is no export of WordPress/)).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbidden({ ...problem, code: 'forbidden', status: 403 }) } };

/** Row by row what is wrong; what is there already is chosen by hand, and what cannot come is not chosen at all. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const [, first, known, nameless] = canvas.getAllByRole('row');
    await expect(within(first!).getByText('Ready')).toBeVisible();
    await expect(within(first!).getByText('1 picture does not come along')).toBeVisible();
    await expect(within(known!).getByText('One of this name is here already')).toBeVisible();
    await expect(within(nameless!).getByText('It has no title')).toBeVisible();
    await expect(canvas.getByText('https://blog.example.org/uploads/beds.jpg')).toBeVisible();
    await expect(canvas.getByText('3 entries of another kind')).toBeVisible();
    await userEvent.click(within(known!).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 items' }));
    await expect(args.onImport).toHaveBeenCalledWith([1, 2]);
  },
};

export const NothingWhole: Story = {
  args: {
    view: ready({ ...preview, entries: preview.entries.slice(2), newCategories: [], newTags: [], otherCount: 0 }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing in this file can be brought in.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose what to import' })).toBeDisabled();
  },
};

export const NothingOfThisKind: Story = {
  args: { view: ready({ ...preview, entries: [] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing of this kind is in the file.')).toBeVisible();
  },
};

export const Thousands: Story = {
  args: {
    view: ready({
      ...preview,
      entries: Array.from({ length: 1000 }, (_, at) => ({ ...entry, position: at + 1, name: `Entry ${at + 1}` })),
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Import 1,?000 items$/ })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
