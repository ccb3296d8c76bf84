import { ProblemError } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ReportDialog } from './ReportDialog.tsx';

const meta = {
  title: 'Communities/Post/Report dialog',
  component: ReportDialog,
  args: {
    kind: 'post',
    draftKey: 'report:post:story',
    draftPlace: { place: 'Hand Therapy', href: undefined },
    onReport: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const reasons = async () => (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);

export const Post: Story = {
  parameters: { behaviours: ['COM-196', 'COM-197', 'COM-198'] },
  async play({ args }) {
    await expect(await reasons()).toEqual([
      'Inappropriate content',
      'Privacy concerns',
      'Share post in other groups',
      'Remove post from group',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Share post in other groups' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(args.onReport).toHaveBeenCalledWith('Share post in other groups');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Comment: Story = {
  args: { kind: 'comment' },
  parameters: { behaviours: ['COM-199'] },
  async play() {
    await expect(await reasons()).toEqual(['Inappropriate content', 'Privacy concerns']);
  },
};

export const WithoutAReason: Story = {
  parameters: { behaviours: ['COM-603'] },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.getByText('Please choose a reason')).toBeVisible());
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** The dialog stays with what was chosen when the report did not arrive. */
export const NotSent: Story = {
  args: {
    onReport: fn(() => Promise.reject(new ProblemError({ code: 'offline', status: 0, message: 'You are offline.' }))),
  },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('radio', { name: 'Privacy concerns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(args.onReport).toHaveBeenCalled());
    await expect(screen.getByRole('radio', { name: 'Privacy concerns' })).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { width: '360px' } };
