import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FavouriteCommunitiesPage } from './FavouriteCommunitiesPage.tsx';

const meta = {
  title: 'Communities/Contributed/Favourite communities',
  component: FavouriteCommunitiesPage,
} satisfies Meta<typeof FavouriteCommunitiesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One that is taken out is counted no more, and stays in sight to be put back. */
export const Live: Story = {
  parameters: { behaviours: ['COM-257', 'COM-258', 'DIR-118'] },
  async play({ canvas }) {
    const buttons = await canvas.findAllByRole('button', { name: /^Remove .* from favourites$/ });
    const count = buttons.length;
    await expect(count).toBeGreaterThan(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${count} bookmarked communities`);
    const [first] = buttons;
    const name = /^Remove (.*) from favourites$/.exec(first?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    await userEvent.click(first!);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${count - 1} bookmarked`));
    await userEvent.click(await canvas.findByRole('button', { name: `Add ${name} to favourites` }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${count} bookmarked`));
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.communities.getList, sampleProblem)),
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /bookmarked/ })).toBeVisible());
  },
};
