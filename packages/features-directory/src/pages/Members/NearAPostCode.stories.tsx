import { useOwnSearch } from '@portal/kit';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { MembersPage } from './MembersPage.tsx';

/** The page, with what stands in its address. */
function WithAddress() {
  return <MembersPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Directory/Members/Near a postcode',
  component: WithAddress,
  parameters: { destinations: storyDestinations },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever works near a postcode is found, the nearest first, until it is taken away; one that nobody knows says so. */
export const Live: Story = {
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    const near = await canvas.findByRole('textbox', { name: 'Near postcode' });
    const distances = () =>
      canvas.getAllByText(/^\d+ km away$/).map((words) => Number.parseInt(words.textContent ?? '', 10));
    await userEvent.type(near, '3056{Enter}');
    await canvas.findByRole('button', { name: 'Remove Within 25 km of 3056' });
    await waitFor(() => expect(distances().length).toBeGreaterThan(1));
    await expect(distances()).toEqual(distances().toSorted((a, b) => a - b));
    await expect(distances()[0]).toBe(0);
    await userEvent.clear(near);
    await userEvent.type(near, '9999{Enter}');
    const words = 'We do not know where the postcode 9999 is.';
    await expect(await canvas.findByRole('heading', { name: words })).toBeVisible();
    await userEvent.clear(near);
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryAllByText(/km away$/)).toHaveLength(0));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24));
  },
};

/** A postcode is typed among the filters of a phone, which are left by Escape: what was typed counts. */
export const LeftByEscape: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Filters/ }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Near postcode' }), '3056');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Remove Within 25 km of 3056' })).toBeVisible();
  },
};
