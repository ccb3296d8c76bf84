import { calls } from '@portal/api';
import { delayed, failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { WelcomeUserDetailsPage } from './WelcomeUserDetailsPage.tsx';

const failure = { code: 'conflict', message: 'The list of members is being restored.' } as const;

const meta = {
  title: 'Onboarding/Welcome/User details/Page',
  component: WelcomeUserDetailsPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof WelcomeUserDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is known stands in its fields, and can be chosen from the lists of the server. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-373', 'PLT-374'] },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(/^First name/)).toHaveValue('Mia');
    await expect(canvas.getByLabelText(/^Last name/)).toHaveValue('Nguyen');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect((await canvas.findAllByText('This field is required')).length).toBeGreaterThan(0);
  },
};

export const Coming: Story = {
  beforeEach: answering(delayed(calls.firstTime.options, Infinity)),
  parameters: { behaviours: ['PLT-376', 'PLT-377'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.firstTime.values, failure)),
  parameters: { behaviours: ['PLT-378'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching data')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ChoicesCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.firstTime.options, failure)),
  parameters: { behaviours: ['PLT-379'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching data')).toBeVisible());
  },
};

/** What was entered elsewhere cannot be asked for: it begins with what is known. */
export const DraftCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.firstTime.draft, failure)),
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(/^First name/)).toHaveValue('Mia');
  },
};
