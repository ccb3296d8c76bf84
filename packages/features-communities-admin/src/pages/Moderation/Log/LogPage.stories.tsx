import { calls } from '@portal/api';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asModerator, communityId, failing, loggedDecline } from '../stories/sample-moderation.ts';
import { LogPage } from './LogPage.tsx';

const meta = {
  title: 'Communities/Admin/Log',
  component: LogPage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id: communityId }, search: {}, onSearchChange: fn() },
  beforeEach: asModerator(loggedDecline),
} satisfies Meta<typeof LogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/declined “The post that was declined”/)).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: asModerator(loggedDecline, failing(calls.moderation.log, { code: 'server_error', message: 'Resting.' })),
  async play({ canvas }) {
    await expect(await canvas.findByText('The log could not be loaded.')).toBeVisible();
  },
};
