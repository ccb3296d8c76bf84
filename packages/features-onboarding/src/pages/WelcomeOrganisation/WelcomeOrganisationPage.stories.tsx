import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WelcomeOrganisationPage } from './WelcomeOrganisationPage.tsx';

const failure = { code: 'conflict', message: 'The list of organisations is being restored.' } as const;

const meta = {
  title: 'Onboarding/Welcome/Organisation/Page',
  component: WelcomeOrganisationPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof WelcomeOrganisationPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function find(canvas: Canvas) {
  const field = await canvas.findByRole('combobox', { name: /Organisation/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'neuro{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'Stepping Stone Neuro' }));
  return field;
}

/** Found by a part of its name, with where it is. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-442', 'PLT-443', 'PLT-444', 'PLT-454', 'PLT-455'] },
  async play({ canvas }) {
    await expect(await find(canvas)).toHaveValue('Stepping Stone Neuro');
    await waitFor(() => expect(canvas.getByLabelText(/^Location/)).toHaveDisplayValue(/^[A-Z].+ [A-Z]{2,3}$/));
  },
};

/** Where it is cannot be asked for: nothing is said of it, and one goes on. */
export const PlaceUnknown: Story = {
  beforeEach: answering(failing(calls.account.organisation, failure)),
  parameters: { behaviours: ['PLT-457'] },
  async play({ canvas }) {
    await expect(await find(canvas)).toHaveValue('Stepping Stone Neuro');
    await expect(canvas.getByLabelText(/^Location/)).toHaveValue('-');
    await expect(screen.queryByText(failure.message)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};
