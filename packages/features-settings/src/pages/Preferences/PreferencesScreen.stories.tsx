import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PreferencesScreen } from './PreferencesScreen.tsx';

const items = [
  { segmentId: 'news', segmentName: 'Monthly newsletter', isAdded: true },
  { segmentId: 'events', segmentName: 'Events and courses', isAdded: false },
];

const meta = {
  title: 'Settings/Preferences/Screen',
  component: PreferencesScreen,
  args: { name: 'allCommunication', view: ready(items), busy: new Set<string>(), onToggle: fn() },
} satisfies Meta<typeof PreferencesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['SVC-091'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No communication preferences available')).toBeVisible();
  },
};

export const NoInterests: Story = {
  args: { name: 'allInterests', view: empty },
  parameters: { behaviours: ['SVC-089'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No interests available')).toBeVisible();
  },
};

export const NoInterestsYet: Story = {
  args: { name: 'myInterests', view: empty },
  parameters: { behaviours: ['SVC-090'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No interests yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The list could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each item says what pressing its button does. */
export const Ready: Story = {
  parameters: { behaviours: ['SVC-084', 'SVC-085', 'SVC-086'] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from your list: Monthly newsletter' }));
    await expect(args.onToggle).toHaveBeenCalledWith(items[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to your list: Events and courses' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(items[1]);
  },
};

export const Interests: Story = {
  args: { name: 'allInterests' },
  parameters: { behaviours: ['SVC-086'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Add to your interest: Events and courses' })).toBeVisible();
  },
};

/** Only what is being changed waits. */
export const Changing: Story = {
  args: { busy: new Set(['events']) },
  parameters: { behaviours: ['SVC-088'] },
  async play({ canvas }) {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(button(/Events and courses$/)).toHaveAttribute('aria-busy', 'true');
    await expect(button(/Monthly newsletter$/)).not.toHaveAttribute('aria-busy');
  },
};

export const WithCentre: Story = {
  args: { centreHref: 'https://www.ota.example/preferences' },
  parameters: { behaviours: ['SVC-100'] },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Open the preference centre (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://www.ota.example/preferences');
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
