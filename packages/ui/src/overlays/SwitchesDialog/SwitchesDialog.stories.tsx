import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SwitchesDialog } from './SwitchesDialog.tsx';

const problem = { message: 'The database is having a rest.' };

const meta = {
  title: 'Components/Overlays/SwitchesDialog',
  component: SwitchesDialog<'week' | 'day' | 'hour'>,
  args: {
    title: 'Reminders by e-mail',
    description: 'Of every event that you are registered for.',
    view: { state: 'ready', data: { week: false, day: true, hour: true } },
    switches: [
      { id: 'week', label: 'A week before' },
      { id: 'day', label: 'A day before' },
      { id: 'hour', label: 'An hour before' },
    ],
    pending: null,
    failedTitle: 'Your reminders could not be loaded.',
    closeLabel: 'Done',
    onChange: fn(),
    onClose: fn(),
  },
  parameters: {
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      use: ['For a few settings of one thing, each kept as soon as it is turned.'],
      avoid: [
        'For what is saved together: use Dialog with a form.',
        'For more than fit on a phone: give them a page of their own.',
      ],
    },
  },
} satisfies Meta<typeof SwitchesDialog<'week' | 'day' | 'hour'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reminders by e-mail' }));

export const Rest: Story = {
  play: async ({ args }) => {
    const found = await dialog();
    const isOn = found.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);
    await expect(isOn).toEqual([false, true, true]);
    await userEvent.click(found.getByRole('switch', { name: 'A week before' }));
    await expect(args.onChange).toHaveBeenCalledWith('week', true);
  },
};

export const Loading: Story = { args: { view: { state: 'loading' } } };

export const Failed: Story = {
  args: { view: { state: 'failed', problem, retry: fn() } },
  play: async () => {
    const found = await dialog();
    await waitFor(() => expect(found.getByText('Your reminders could not be loaded.')).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const found = await dialog();
    found.getByRole('switch', { name: 'A day before' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('day', false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** One is being turned: the others wait. */
export const Pending: Story = {
  args: { pending: 'day' },
  play: async ({ args }) => {
    const found = await dialog();
    await userEvent.click(found.getByRole('switch', { name: 'An hour before' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[role="dialog"] label:nth-of-type(1) input',
      focus: '[role="dialog"] label:nth-of-type(2) input',
      pressed: '[role="dialog"] label:nth-of-type(3) input',
    },
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    switches: [
      { id: 'week', label: 'Eine Woche, bevor die Neurorehabilitationsdienstleistungsverordnung in Kraft tritt' },
      { id: 'day', label: 'Einen Tag vorher' },
      { id: 'hour', label: 'Eine Stunde vorher' },
    ],
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
