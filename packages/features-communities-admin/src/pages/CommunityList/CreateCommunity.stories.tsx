import { PageOverDrafts } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CommunityDialogProps } from '../CommunityForm/CommunityDialog.tsx';
import { CreateCommunity } from './CreateCommunity.tsx';

const lost = lazyComponent<FunctionComponent<CommunityDialogProps>>(() =>
  Promise.reject(new Error('The code of the form could not be fetched.')),
);

const meta = {
  title: 'Communities/Admin/Create community/Button',
  component: CreateCommunity,
  globals: { role: 'admin' },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as: 'helen.brooks@example.org' }).handlers),
} satisfies Meta<typeof CreateCommunity>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed by the way, what was written is there again; given up, it is gone. */
export const TakenUpAgain: Story = {
  async play({ canvas }) {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create community' }));
      return within(await screen.findByRole('dialog', { name: 'Create community' }));
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const name = (box: ReturnType<typeof within>) => box.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(await name(await open()), 'Splint makers');
    await userEvent.keyboard('{Escape}');
    await gone();
    const again = await open();
    await expect(await name(again)).toHaveValue('Splint makers');
    await waitFor(() => expect(again.getByText('What you had written is here again.')).toBeVisible());
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await gone();
    await expect(await name(await open())).toHaveValue('');
  },
};

/** What is begun is listed among the drafts, and goes on from there. */
export const GoesOn: Story = {
  parameters: { destinations: { 'communitiesManagement.all': '/admin/communities-management' } },
  render: () => <PageOverDrafts>{() => <CreateCommunity />}</PageOverDrafts>,
  async play({ canvas }) {
    const name = () => screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Create community' }));
    await userEvent.type(await name(), 'Splint makers');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await expect(await canvas.findByText(/^Create community · /)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Splint makers' });
    await expect(link).toHaveAttribute('href', '/admin/communities-management');
    await userEvent.click(link);
    await expect(await name()).toHaveValue('Splint makers');
  },
};

/** The code of the form could not be fetched: it is said, and the button can be pressed again. */
export const FormCannotBeFetched: Story = {
  args: { part: lost },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create community' }));
    await waitFor(() => expect(screen.getByText('The form could not be loaded. Try again.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Create community' })).toBeEnabled();
  },
};
