import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { MemberProfilePage } from './MemberProfilePage.tsx';

const meta = {
  title: 'Directory/Profile',
  component: MemberProfilePage,
  args: { params: { id: 'p-067' }, search: {}, onSearchChange: fn() },
  parameters: { destinations: storyDestinations },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MemberProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

/** A real member, without what they have never shown. */
export const Live: Story = {
  parameters: { behaviours: ['DIR-057'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Georgia McKenzie' })).toBeVisible();
    await expectText('Wandering Creek Hand Clinic');
    await expect(canvas.queryByText(/@/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Edit profile' })).toBeNull();
  },
};

/** Who does not stand in the directory has no profile in it. */
export const Unlisted: Story = {
  args: { params: { id: 'p-015' } },
  play: () => expectText('This profile is not in the directory'),
};

export const LoadingFails: Story = {
  beforeEach: answering(failing(calls.directory.member, 500)),
  play: () => expectText('The profile could not be loaded'),
};
