import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LiveFavourites } from './LiveFavourites.tsx';

const meta = {
  title: 'Communities/Contributed/Home section/Live',
  component: LiveFavourites,
  decorators: [onAPage],
} satisfies Meta<typeof LiveFavourites>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failure stands in the section's own place and takes another try. */
export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.communities.topFavorites, sampleProblem)),
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toBeVisible());
  },
};
