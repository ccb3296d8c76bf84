import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { DeviceList, type ListedDevice } from './DeviceList.tsx';

const device = (id: string, name: string, facts: readonly string[], isCurrent = false): ListedDevice => ({
  ...{ id, name, facts, isCurrent },
  endLabel: `Sign out ${name}`,
});

const meta = {
  title: 'Components/Data/DeviceList',
  component: DeviceList,
  decorators: [onSurface],
  args: {
    label: 'Where you are signed in',
    devices: [
      device('one', 'Chrome on macOS', ['Last used now', '203.0.113.1'], true),
      device('two', 'Safari on iPhone', ['Last used 2 hours ago', '203.0.113.24']),
      device('three', 'Unknown device', ['Last used 15 days ago']),
    ],
    endingId: null,
    labels: { thisDevice: 'This device', signOut: 'Sign out' },
    onEnd: fn(),
  },
  parameters: {
    usage: {
      use: ['For the places where somebody is signed in, each with its way out.'],
      avoid: ['For what somebody has on their devices: use a list or a table instead.'],
    },
  },
} satisfies Meta<typeof DeviceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  async play({ canvas, args }) {
    const [here, phone] = canvas.getAllByRole('listitem');
    await expect(here?.querySelector('button')).toBeNull();
    await expect(phone).toHaveTextContent('203.0.113.24');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith('two');
  },
};

/** The current one has no button: the first stop is the next device. */
export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out Unknown device' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith('three');
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

/** Whoever ends one goes on with the next. */
export const Ended: Story = {
  render: function Ending(args) {
    const [devices, setDevices] = useState(args.devices);
    return (
      <DeviceList {...args} devices={devices} onEnd={(gone) => setDevices(devices.filter(({ id }) => id !== gone))} />
    );
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign out Unknown device' })).toHaveFocus());
  },
};

export const Pending: Story = { args: { endingId: 'two' } };
export const LongText: Story = {
  args: {
    devices: [
      device('long', 'A browser of a very long name on a system whose name is no shorter', [
        'Last used 12 November 2026 at 11:58 pm',
        '2001:db8:85a3:8d3:1319:8a2e:370:7348',
      ]),
    ],
  },
};
export const Narrow: Story = { globals: { width: '320px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
