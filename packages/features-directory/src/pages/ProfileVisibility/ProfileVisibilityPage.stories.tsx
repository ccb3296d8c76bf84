import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { ProfileVisibilityPage } from './ProfileVisibilityPage.tsx';

const failure = { code: 'conflict', message: 'The list of members is being restored.' } as const;

const meta = {
  title: 'Directory/Profile visibility',
  component: ProfileVisibilityPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  parameters: { destinations: storyDestinations },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof ProfileVisibilityPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const photo = (canvas: Canvas) => canvas.getByRole('switch', { name: 'Show my photo in the directory' });

async function hidePhoto(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.click(photo(canvas));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** All seven are on until somebody says otherwise; what was saved is read again. */
export const Live: Story = {
  parameters: { behaviours: ['DIR-087'] },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Edit' });
    for (const one of canvas.getAllByRole('switch')) await expect(one).toBeChecked();
    await hidePhoto(canvas);
    await expectText('Your choices are saved');
    await canvas.findByRole('button', { name: 'Edit' });
    await waitFor(() => expect(photo(canvas)).not.toBeChecked());
  },
};

/** What was chosen stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.directory.saveVisibility, failure)),
  async play({ canvas }) {
    await hidePhoto(canvas);
    await expectText('Your choices could not be saved');
    await expectText(failure.message);
    await expect(photo(canvas)).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** The place of the choices says so, and no toast besides. */
export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.directory.visibility, failure)),
  parameters: { behaviours: ['DIR-097'] },
  async play() {
    await expectText('Your choices could not be loaded');
    await expect(screen.getAllByText(failure.message)).toHaveLength(1);
  },
};
