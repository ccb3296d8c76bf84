import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { OwnProfileScreen, type OwnProfileScreenProps } from './OwnProfileScreen.tsx';

type Own = Extract<OwnProfileScreenProps['view'], { state: 'ready' }>['data'];

const own: Own = {
  data: {
    ...{ firstName: 'Mia', lastName: 'Nguyen', postNominal: '', pronoun: 'she/her', nameSaid: '', imageUrl: null },
    nameSoundUrl: null,
    aboutMe: 'Hand therapist by day, splint tinkerer by night.',
    organisation: { id: null, name: 'Rivergum Hand Therapy', address: 'Marrickville NSW', jobTitle: 'Hand therapist' },
    contact: {
      ...{ email: 'mia.nguyen@example.org', mobile: '0491 570 157', landline: '' },
      address: '5 Hill Street, Ballina NSW 2478',
    },
  },
  hidden: ['showEmail', 'showPersonalMobile'],
};

const meta = {
  title: 'Directory/Own profile/Screen',
  component: OwnProfileScreen,
  args: { personId: 'mia', view: ready(own) },
  parameters: {
    destinations: storyDestinations,
    withoutStates: { Empty: 'whoever has said nothing has a name' },
  },
} satisfies Meta<typeof OwnProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The profile could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** All of oneself, what others do not see of it, and the way to change it. */
export const Ready: Story = {
  parameters: { behaviours: ['DIR-054', 'DIR-055', 'DIR-056'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Other members do not see in the directory')).toBeVisible();
    await expect(canvas.getByText('Email, Mobile')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile visibility' })).toHaveAttribute(
      'href',
      '/settings/profile-visibility',
    );
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
      'href',
      '/settings/profile-details',
    );
    // It is none of those that are known.
    await expect(canvas.queryByRole('link', { name: 'Rivergum Hand Therapy' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'My card' })).toHaveAttribute('href', '/profile/card');
    await expect(canvas.getByText('5 Hill Street, Ballina NSW 2478')).toBeVisible();
  },
};

export const NothingHidden: Story = {
  args: { view: ready({ ...own, hidden: [] }) },
  async play({ canvas }) {
    await expect(canvas.queryByText('Other members do not see in the directory')).toBeNull();
  },
};
