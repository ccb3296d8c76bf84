import { empty, failed, loading, ready } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftsScreen } from './DraftsScreen.tsx';
import type { ListedDraft } from './use-drafts.ts';

function draft(changes: Partial<ListedDraft>): ListedDraft {
  return {
    ...{ key: 'comment:post-1:', kind: 'Comment', place: 'Hand therapy', href: '/communities/hand-therapy/posts/p1' },
    ...{
      text: 'We agreed on a default with our unit: wrist in neutral',
      files: [],
      at: new Date('2026-11-18T00:40:00.000Z'),
      ...changes,
    },
  };
}

const files = [
  { draftFile: '1', name: 'Flexor tendon handout.pdf' },
  { draftFile: '2', name: 'Week by week.xlsx' },
];
const drafts = [
  draft({}),
  draft({ key: 'post:new:c-01', kind: 'New post', text: 'How firm is your first splint?', files }),
  draft({ key: 'cpd-record-new', kind: 'CPD record', place: 'CPD', text: '', at: null, href: undefined }),
];

const meta = {
  title: 'Shell/Drafts',
  component: DraftsScreen,
  parameters: { withoutStates: { Forbidden: 'What is on a device is its owner’s.' } },
  args: { view: ready(drafts), goOn: fn(), remove: fn(), putBack: fn() },
} satisfies Meta<typeof DraftsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No drafts')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failed({ code: 'unknown', status: 0, message: 'The database is closed.' }, fn()) },
  async play({ canvas }) {
    await expect(canvas.getByText('Your drafts could not be read from this device.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  },
};

/** By place, each with how it begins, what it becomes, its files and when it was written. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Hand therapy',
      'CPD',
    ]);
    await expect(canvas.getByRole('link', { name: 'Go on: How firm is your first splint?' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy/posts/p1',
    );
    await expect(canvas.getByText('2 files: Flexor tendon handout.pdf, Week by week.xlsx')).toBeVisible();
    await expect(canvas.getByText('Nothing written yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the draft: How firm/ }));
    await expect(args.remove).toHaveBeenCalledWith(expect.objectContaining({ key: 'post:new:c-01' }));
  },
};

/** In the place of one that was removed stands the way to have it back. */
export const Removed: Story = {
  args: { view: ready([draft({ undo: fn(async () => undefined) }), ...drafts.slice(1)]) },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Draft removed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Undo removing/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.putBack).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    view: ready([
      draft({
        place: 'Occupational therapists in hospitals and outpatient departments of the north-western region',
        text: 'A very long beginning of a text that goes on and on, past one line and past the second one as well, because nobody stopped it in time. '.repeat(
          2,
        ),
        files: Array.from({ length: 8 }, (_, at) => ({ draftFile: `${at}`, name: `Handout number ${at + 1}.pdf` })),
      }),
    ]),
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
