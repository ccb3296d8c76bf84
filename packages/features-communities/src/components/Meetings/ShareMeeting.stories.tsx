import { inAColumn } from '@portal/stories';
import { lazyComponent, type ShareDialogProps } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { ShareMeeting } from './ShareMeeting.tsx';

const meta = {
  title: 'Communities/Meetings/Share',
  component: ShareMeeting,
  decorators: [inAColumn],
  args: { meeting: sampleMeeting() },
} satisfies Meta<typeof ShareMeeting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share meeting' }));
    await expect(await screen.findByRole('dialog', { name: 'Share meeting' })).toBeVisible();
  },
};

/** The dialog could not be fetched: another press asks again. */
export const CannotBeOpened: Story = {
  args: {
    dialog: lazyComponent<FunctionComponent<ShareDialogProps>>(() =>
      Promise.reject(new Error('The code of the dialog could not be fetched.')),
    ),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share meeting' }));
    await waitFor(() => expect(screen.getByText('Sharing could not be opened. Try again.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
