import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noFindings, sampleFindings, sampleTags } from '../stories/sample-findings.ts';
import { sampleKinds } from '../stories/sample-kinds.tsx';
import { BarSearch } from './BarSearch.tsx';

const tags = { tags: sampleTags.slice(0, 2), totalItemCount: 7 };

const meta = {
  title: 'Search/Bar',
  component: BarSearch,
  decorators: [
    (Story) => (
      <div style={{ padding: 16, minBlockSize: '60rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    text: 'splint',
    findings: sampleFindings,
    tags,
    isPending: false,
    recent: ['stroke', 'hand therapy'],
    kinds: sampleKinds,
    hrefOf: ({ keyword = '', section, tagId }) =>
      `/search?keyword=${keyword}&section=${section ?? ''}&tag=${tagId ?? ''}`,
    resultHref: ({ id: kind }, { id, isOpen }) => (isOpen ? `/${kind}/${id}` : undefined),
    onText: fn(),
    onSubmit: fn(),
    onOpen: fn(),
    onForget: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BarSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Search the portal' });

/** The best of each kind with how many there are; posts have their tab alone, and what nothing was found of has no group. */
export const Ready: Story = {
  async play({ canvas }) {
    const groups = canvas.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
    await expect(groups).toEqual(['News 12', 'CPD & Events 2', 'Communities 2', 'Tags 7']);
    await expect(canvas.getByRole('status')).toHaveTextContent('54 results');
  },
};

/** A community that they have not joined is told of and cannot be opened. */
export const NotJoined: Story = {
  parameters: { behaviours: ['CNT-151'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('option', { name: 'Hand Therapy' })).toHaveAttribute('href');
    const closed = canvas.getByRole('option', { name: 'Makers' });
    await expect(closed).not.toHaveAttribute('href');
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LooksLike: Story = {
  args: { findings: { ...sampleFindings, isSimilar: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Nothing has these words. What looks like them is shown.',
    );
  },
};

export const NothingFound: Story = {
  args: { findings: noFindings, tags: { tags: [], totalItemCount: 0 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('No results');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['Search for "splint"']);
  },
};

export const Pending: Story = {
  args: { findings: null, tags: null, isPending: true },
  async play({ canvas }) {
    await expect(field()).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

/** Before anything is typed: what they looked for last, and the way to forget it. */
export const Recent: Story = {
  args: { text: '' },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('option', { name: 'stroke' })).toHaveAttribute(
      'href',
      '/search?keyword=stroke&section=&tag=',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

export const NothingTyped: Story = {
  args: { text: '', recent: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
