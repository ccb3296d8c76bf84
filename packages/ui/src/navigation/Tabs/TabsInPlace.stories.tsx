import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TabsInPlace, type TabsInPlaceProps } from './TabsInPlace.tsx';

function Example(props: TabsInPlaceProps<string>) {
  const [current, setCurrent] = useState(props.current);
  return <TabsInPlace {...props} current={current} onChoose={setCurrent} />;
}

const meta = {
  title: 'Components/Navigation/Tabs in place',
  component: TabsInPlace<string>,
  args: {
    label: 'Views',
    items: [
      { id: 'listing', label: 'Listing' },
      { id: 'calendar', label: 'Calendar' },
    ],
    current: 'listing',
    onChoose: () => {},
  },
  render: (args) => <Example {...args} />,
  parameters: {
    usage: {
      use: ['In a widget of another website, which has no addresses for the views of a page.'],
      avoid: ['Pages of the portal: use Tabs, so that each view can be shared and found again.'],
    },
  },
} satisfies Meta<typeof TabsInPlace<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press changes what is shown; the address stays. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const { href } = window.location;
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByRole('link', { name: 'Listing' })).not.toHaveAttribute('aria-current');
    await expect(window.location.href).toBe(href);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', width: '360px' } };
