import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CommunityAssetsPage } from './CommunityAssetsPage.tsx';

const meta = {
  title: 'Communities/Community/Assets/Page',
  component: CommunityAssetsPage,
  decorators: [onAPage],
  args: { params: { alias: 'hand-therapy' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof CommunityAssetsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first folder is open; another loads what is in it when it is opened. */
export const Live: Story = {
  parameters: { behaviours: ['COM-099', 'COM-269'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Assets' })).toHaveAttribute('aria-current', 'page');
    const first = within(await canvas.findByRole('list', { name: 'Files and links in Protocols' }));
    await expect(first.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('list', { name: 'Files and links in Splinting' })).toBeNull();
    await userEvent.click(canvas.getByText('Splinting'));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Files and links in Splinting' })).toBeVisible());
  },
};

export const FoldersCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.folders.list, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The folders could not be loaded.')).toBeVisible());
  },
};

export const FolderCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.folders.assets, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This folder could not be loaded.')).toBeVisible());
  },
};
