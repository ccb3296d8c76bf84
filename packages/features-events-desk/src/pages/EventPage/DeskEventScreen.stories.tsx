import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDeskEvent } from '../../stories/sample-desk-events.ts';
import { DeskEventScreen } from './DeskEventScreen.tsx';

const meta = {
  title: 'Events/Desk/Event/Screen',
  component: DeskEventScreen,
  args: {
    view: ready(sampleDeskEvent),
    backHref: '/admin/events',
    memberHref: '/events/e-001',
    actions: () => null,
    more: () => null,
  },
  parameters: { withoutStates: { Empty: 'An event is there or it is not.' } },
} satisfies Meta<typeof DeskEventScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/admin/events');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'See it as members do' })).toHaveAttribute('href', '/events/e-001');
  },
};

/** Members do not see it yet. */
export const Draft: Story = {
  args: { view: ready({ ...sampleDeskEvent, status: 'draft' }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'See it as members do' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
