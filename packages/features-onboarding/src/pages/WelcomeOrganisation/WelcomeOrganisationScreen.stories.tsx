import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { quietOrganisations } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { knownOfRobin, welcomeStart, welcomeNavigation } from '../../testing/welcome-start.ts';
import { WelcomeOrganisationScreen } from './WelcomeOrganisationScreen.tsx';

const working = {
  organisationDetails: {
    ...{ organisationId: 'org-7', organisationName: 'Rivermouth Community Health' },
    ...{ location: 'Ballina NSW', jobTitle: 'Occupational therapist' },
  },
};

const meta = {
  title: 'Onboarding/Welcome/Organisation/Screen',
  component: WelcomeOrganisationScreen,
  args: {
    view: ready(welcomeStart()),
    way: welcomeNavigation({ next: fn(() => 'user-profile-setup' as const) }),
    organisations: quietOrganisations,
    chosen: { detail: null, onChosen: fn() },
  },
  parameters: { withoutStates: { Empty: 'who works nowhere leaves it empty' } },
} satisfies Meta<typeof WelcomeOrganisationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Who works nowhere goes on at once. */
export const Ready: Story = {
  parameters: { behaviours: ['PLT-364', 'PLT-445', 'PLT-446', 'PLT-451', 'PLT-452', 'PLT-453'] },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Organisation details' })).toHaveFocus());
    await expect(canvas.getByLabelText(/^Location/)).toHaveValue('-');
    await expect(canvas.getByLabelText(/^Location/)).toHaveAttribute('readonly');
    await expect(canvas.getByRole('link', { name: 'support@ota.example' })).toHaveAttribute(
      'href',
      'mailto:support@ota.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.way.onGo).toHaveBeenCalledWith('user-profile-setup', expect.anything());
  },
};

/** What is known already; clearing it takes its place with it, and it is gone from what is sent. */
export const Cleared: Story = {
  args: { view: ready(welcomeStart(working)) },
  parameters: { behaviours: ['PLT-443', 'PLT-447', 'PLT-448', 'PLT-449', 'PLT-450'] },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('combobox', { name: /Organisation/ })).toHaveValue('Rivermouth Community Health');
    await expect(canvas.getByLabelText(/^Location/)).toHaveValue('Ballina NSW');
    await expect(args.chosen.onChosen).toHaveBeenLastCalledWith('org-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the organisation' }));
    await expect(canvas.getByLabelText(/^Location/)).toHaveValue('-');
    await expect(args.chosen.onChosen).toHaveBeenLastCalledWith(null);
    await userEvent.clear(canvas.getByLabelText(/^Job title/));
    await userEvent.type(canvas.getByLabelText(/^Job title/), 'Team leader');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.way.onGo).toHaveBeenCalledWith(
      'user-profile-setup',
      expect.objectContaining({ organisationDetails: { organisationId: null, jobTitle: 'Team leader' } }),
    );
  },
};

/** Without somebody to write to nothing is said of it. */
export const NobodyToWriteTo: Story = {
  globals: { profile: 'public-skills' },
  async play({ canvas }) {
    await expect(canvas.queryByText(/Is your organisation not there/)).toBeNull();
  },
};

export const SearchFails: Story = {
  args: { organisations: { ...quietOrganisations, hasFailed: true } },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox', { name: /Organisation/ }), 'neuro{Enter}');
    await waitFor(() => expect(screen.getByText('Organisations could not be searched.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const LongWords: Story = {
  args: {
    view: ready(
      welcomeStart({
        organisationDetails: {
          ...knownOfRobin.organisationDetails,
          ...{ organisationId: 'long', organisationName: 'Rivermouth '.repeat(12), jobTitle: 'Unbroken'.repeat(15) },
        },
      }),
    ),
  },
};
export const Narrow: Story = { ...LongWords, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
