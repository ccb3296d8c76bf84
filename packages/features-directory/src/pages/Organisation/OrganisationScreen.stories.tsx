import type { DirectoryMember, DirectoryOrganisation } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { OrganisationScreen } from './OrganisationScreen.tsx';

const organisation: DirectoryOrganisation = {
  ...{ id: 'river', name: 'Rivergum Hand Therapy', imageUrl: null, location: 'Marrickville NSW' },
};
const mia: DirectoryMember = {
  ...{ userId: 'mia', contactId: 'mia', firstName: 'Mia', lastName: 'Nguyen' },
  ...{ jobPosition: 'Hand therapist', companyName: 'Rivergum Hand Therapy', memberImg: null, kilometres: null },
};
const people = [mia, { ...mia, userId: 'tom', firstName: 'Tom', lastName: 'Papadopoulos' }];

const meta = {
  title: 'Directory/Organisation/Screen',
  component: OrganisationScreen,
  args: {
    ...{ id: 'river', view: ready(organisation), people: ready({ items: people, total: 2 }), page: 1 },
    onPageChange: fn(),
  },
  parameters: {
    destinations: storyDestinations,
    withoutStates: { Empty: 'an organisation has a name; that nobody shows to work there is NobodyHere' },
  },
} satisfies Meta<typeof OrganisationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The organisation could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const NotThere: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByText('This organisation is not in the directory')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Its members lead to their profiles, and it to the list of members, where they can be narrowed. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rivergum Hand Therapy' })).toBeVisible();
    await expect(canvas.getByText('Marrickville NSW')).toBeVisible();
    const here = within(canvas.getByRole('region', { name: 'Members who work here' }));
    await expect(here.getByRole('link', { name: 'Mia Nguyen' })).toHaveAttribute('href', '/profile/mia');
    await expect(canvas.getByRole('link', { name: 'Find them in the member directory' })).toHaveAttribute(
      'href',
      '/members?company=river',
    );
    await expect(canvas.getByRole('link', { name: 'Organisation Directory' })).toHaveAttribute(
      'href',
      '/organisations',
    );
  },
};

export const PeopleLoading: Story = { args: { people: loading } };

export const NobodyHere: Story = {
  args: { people: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nobody shows that they work here')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Find them in the member directory' })).toBeNull();
  },
};

/** The portal has no directory of members. */
export const WithoutMembers: Story = {
  args: { people: null },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const ManyPages: Story = {
  args: { people: ready({ items: people, total: 60 }), page: 2 },
  async play({ canvas, args }) {
    await expect(canvas.getByText('25 - 48 of 60 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Narrow: Story = {
  args: {
    view: ready({
      ...organisation,
      name: 'Stringybark Multipurpose Health Service and Community Rehabilitation',
    }),
  },
  globals: { width: '320px' },
};
