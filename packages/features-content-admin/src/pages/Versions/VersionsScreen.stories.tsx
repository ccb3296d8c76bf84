import type { ContentChange } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { Section } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ComparedContent } from '../../components/Compared/compared-content.ts';
import { sampleOptions } from '../../stories/sample-desk.ts';
import { VersionParts } from './VersionParts.tsx';
import { VersionsScreen } from './VersionsScreen.tsx';

const helen = { id: 'p-1', name: 'Helen Brooks' };
const versions: ContentChange[] = [
  { revision: 3, at: '2026-11-17T03:00:00.000Z', kind: 'saved', by: helen, hasText: true },
  { revision: 2, at: '2026-11-16T03:00:00.000Z', kind: 'published', by: helen, hasText: false },
  { revision: 1, at: '2026-11-15T03:00:00.000Z', kind: 'created', by: null, hasText: true },
];
const now = {
  name: 'Hands in winter',
  shortDescription: 'What helps.',
  content: '<p>Keep them warm.</p><p>Wear gloves.</p>',
  image: null,
  attachments: [{ assetId: 'f-1', name: 'Guide' }],
  categoryIds: sampleOptions.categories.slice(0, 1).map(({ id }) => id),
  tagIds: [],
  segmentIds: [],
  isMembersOnly: true,
};
const then = { ...now, content: '<p>Keep them warm.</p><p>Drink tea.</p>', categoryIds: [], isMembersOnly: false };

/** As it stands on the page: in a part of its own. */
const beside = (old: ComparedContent) => (
  <Section title="Version of 15 Nov 2026">
    <VersionParts then={old} now={now} options={sampleOptions} />
  </Section>
);

const meta = {
  title: 'Content/Admin/Versions/Screen',
  component: VersionsScreen,
  args: {
    kind: 'news',
    view: ready({ versions }),
    name: 'Hands in winter',
    present: 3,
    editHref: '/admin/news/news-001',
    onCompare: fn(),
    compared: null,
  },
  globals: { role: 'admin' },
} satisfies Meta<typeof VersionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, name: undefined, present: undefined } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No versions yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Versions could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Who did what; what has a text, and is not what is there now, can be compared with it. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hands in winter' })).toBeVisible();
    await expect(canvas.getByText('Versions of a news item')).toBeVisible();
    await expect(canvas.getByText('Helen Brooks: published')).toBeVisible();
    await expect(canvas.getByText('Somebody: created')).toBeVisible();
    await expect(canvas.getByText('Now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Compare with now: the version of 15 Nov 2026/ }));
    await expect(args.onCompare).toHaveBeenCalledWith(1);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** What was taken out and what was added is said in words and as such in markup. */
export const Compared: Story = {
  args: { compared: beside(then) },
  async play({ canvas, canvasElement }) {
    const words = (name: string) => [...canvasElement.querySelectorAll(name)].map(({ textContent }) => textContent);
    await expect(words('del')).toEqual(['Drink tea.', 'No']);
    await expect(words('ins')).toEqual(['Wear gloves.', sampleOptions.categories[0]?.label, 'Yes']);
    await expect(canvas.queryByRole('heading', { name: 'Title' })).toBeNull();
    await expect(canvas.getAllByText('Taken out since')[0]).toBeVisible();
  },
};

export const NothingDiffers: Story = {
  args: { compared: beside(now) },
  async play({ canvas }) {
    await expect(canvas.getByText('It says the same as now.')).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { width: '360px' },
  args: { compared: beside(then) },
};
