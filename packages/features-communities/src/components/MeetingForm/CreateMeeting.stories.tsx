import { liveMock } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CreateMeeting } from './CreateMeeting.tsx';
import type { MeetingDialogProps } from './MeetingDialog.tsx';

const lost = lazyComponent<FunctionComponent<MeetingDialogProps>>(() =>
  Promise.reject(new Error('The code of the form could not be fetched.')),
);

const meta = {
  title: 'Communities/Meetings/Form/Button',
  component: CreateMeeting,
  args: { community: { id: 'c-01', name: 'Hand therapy', alias: 'hand-therapy' } },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as: 'tom.papadopoulos@example.org' }).handlers),
} satisfies Meta<typeof CreateMeeting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed by the way, what was written is there again; given up, it is gone. */
export const TakenUpAgain: Story = {
  async play({ canvas }) {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create meeting' }));
      return within(await screen.findByRole('dialog', { name: 'Create meeting' }));
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const title = (box: ReturnType<typeof within>) => box.findByRole('textbox', { name: /^Meeting title/ });
    await userEvent.type(await title(await open()), 'Splinting night');
    await userEvent.keyboard('{Escape}');
    await gone();
    const again = await open();
    await expect(await title(again)).toHaveValue('Splinting night');
    await waitFor(() => expect(again.getByText('What you had written is here again.')).toBeVisible());
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await gone();
    await expect(await title(await open())).toHaveValue('');
  },
};

/** The code of the form could not be fetched: it is said, and the button can be pressed again. */
export const FormCannotBeFetched: Story = {
  args: { dialog: lost },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create meeting' }));
    await waitFor(() => expect(screen.getByText('The form could not be loaded. Try again.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Create meeting' })).toBeEnabled();
  },
};
