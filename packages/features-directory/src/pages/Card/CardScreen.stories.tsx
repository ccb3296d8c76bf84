import type { DirectoryCard } from '@portal/rules';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { CardScreen } from './CardScreen.tsx';

const card: DirectoryCard = {
  ...{ firstName: 'Priya', lastName: 'Sharma', postNominal: 'AM, PhD', jobTitle: 'Senior clinician' },
  ...{ organisation: 'Saltbush Recovery Service', email: 'priya.sharma@example.org' },
  url: 'https://portal.example/profile/priya',
};
const hidden: DirectoryCard = { ...card, postNominal: '', organisation: '', jobTitle: '', email: '', url: null };

const meta = {
  title: 'Directory/Card/Screen',
  component: CardScreen,
  args: { view: ready(card), onSave: fn() },
  parameters: {
    destinations: storyDestinations,
    withoutStates: { Empty: 'whoever shows nothing has a name' },
  },
} satisfies Meta<typeof CardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your card could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** All that stands on it is said, and where that can be changed. */
export const Ready: Story = {
  async play({ canvas, args }) {
    for (const words of ['Priya Sharma, AM, PhD', 'Saltbush Recovery Service', 'Senior clinician', card.email])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByText('https://portal.example/profile/priya')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose what you show to everyone' })).toHaveAttribute(
      'href',
      '/settings/privacy',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Download for address books' }));
    await expect(args.onSave).toHaveBeenCalledWith(card);
  },
};

/** Whoever shows nothing to everyone has their name alone on it. */
export const Hidden: Story = {
  args: { view: ready(hidden) },
  async play({ canvas }) {
    await expect(canvas.getByText('Priya Sharma')).toBeVisible();
    for (const term of ['Organisation', 'Job title', 'Email', 'Profile'])
      await expect(canvas.queryByText(term)).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '320px' } };
