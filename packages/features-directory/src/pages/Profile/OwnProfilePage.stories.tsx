import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { OwnProfilePage } from './OwnProfilePage.tsx';

const meta = {
  title: 'Directory/Own profile',
  component: OwnProfilePage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  parameters: { destinations: storyDestinations },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof OwnProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

/** Whoever has never said what the directory tells: their e-mail and numbers are theirs alone. */
export const Live: Story = {
  parameters: { behaviours: ['DIR-053'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Mia Nguyen' })).toBeVisible();
    await expectText('Email, Mobile, Work landline');
    await expectText('mia.nguyen@example.org');
  },
};

export const LoadingFails: Story = {
  beforeEach: answering(failing(calls.directory.profile, 500)),
  play: () => expectText('The profile could not be loaded'),
};
