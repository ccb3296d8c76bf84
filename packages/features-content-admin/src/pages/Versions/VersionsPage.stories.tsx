import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { writer as as } from '../../stories/sample-desk.ts';
import { VersionsPage } from './VersionsPage.tsx';

let mock = liveMock({ as });
const draft = mock.state.contentItems.values().find(({ kind, status }) => kind === 'news' && status === 'draft');
if (draft === undefined) throw new Error('The demo world has no news that is a draft');
const { id, name } = draft;

const meta = {
  title: 'Content/Admin/Versions',
  component: VersionsPage,
  args: { kind: 'news', id, search: {}, onSearchChange: () => undefined },
  // The address is kept here, as a host keeps it.
  render: function Page({ kind, id: item, search }) {
    return <VersionsPage kind={kind} id={item} {...useOwnSearch(search)} />;
  },
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    const { contentItems, contentChanges } = mock.state;
    const before = contentItems.get(id);
    if (before === undefined) return;
    const at = mock.state.clock();
    contentChanges.set(id, [
      { revision: 1, at, kind: 'saved', personId: before.authorId, text: { ...before, name: 'Hands in winter' } },
      { revision: 0, at, kind: 'kept', personId: null, text: before },
    ]);
    contentItems.change(id, { name: 'Hands in winter', revision: 1 });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof VersionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

async function compare(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Compare with now: the version of/ }));
  return within(await canvas.findByRole('region', { name: /^Version of/ }));
}

async function restore(canvas: Canvas) {
  const compared = await compare(canvas);
  await userEvent.click(await compared.findByRole('button', { name: 'Restore this version' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Restore the version of/ }));
  await userEvent.click(question.getByRole('button', { name: 'Restore this version' }));
}

/** How it was before is compared with now, and restored; what was there stays a version. */
export const Live: Story = {
  async play({ canvas }) {
    const compared = await compare(canvas);
    await expect(await compared.findByText(name)).toBeVisible();
    await expect(compared.getByText('Hands in winter')).toBeVisible();
    await restore(canvas);
    await toast('The version is restored.');
    await expect(mock.state.contentItems.get(id)?.name).toBe(name);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Compare with now: the version of/ })).toHaveLength(2),
    );
  },
};

/** Somebody else has changed it meanwhile: nothing is replaced unseen. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    await compare(canvas);
    mock.state.contentItems.change(id, { revision: 2 });
    await restore(canvas);
    await toast('Somebody else has changed it meanwhile. Look at it again.');
    await expect(mock.state.contentItems.get(id)?.name).toBe('Hands in winter');
  },
};

export const CannotBeRestored: Story = {
  beforeEach: answering(failing(calls.contentDesk.restoreVersion, sampleProblem)),
  async play({ canvas }) {
    await restore(canvas);
    await toast('The version could not be restored. Try again.');
  },
};

export const VersionCannotBeLoaded: Story = {
  args: { search: { version: '0' } },
  beforeEach: answering(failing(calls.contentDesk.version, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This version could not be loaded.')).toBeVisible());
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.contentDesk.versions, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Versions could not be loaded.')).toBeVisible());
  },
};

export const NotThere: Story = {
  args: { id: 'nowhere' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'News item not found' })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Versions of a news item' })).toBeVisible();
  },
};
