import { calls, type EventDetail } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { HasBarProvider } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { sampleDetail, sampleEvent } from '../../stories/sample-events.ts';
import { LiveTickets } from './LiveTickets.tsx';

const { id } = sampleEvent();
const event: EventDetail = sampleDetail({ id, closedBecause: null });
const failure = { code: 'conflict', message: 'The list of seats is being restored.' } as const;

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Events/Tickets/Live',
  component: LiveTickets,
  decorators: [inAColumn],
  args: { event },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof LiveTickets>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Registers, and opens one of the dialogs of the ticket. */
async function open(canvas: Canvas, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole(action === 'Cancel Registration' ? 'alertdialog' : 'dialog', { name: action }));
}

export const Live: Story = {
  parameters: { behaviours: ['EVT-196', 'EVT-199', 'EVT-209', 'EVT-211', 'EVT-216'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Cancel Registration');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.getByText('Removed')).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
};

export const Nominating: Story = {
  parameters: {
    behaviours: ['EVT-200', 'EVT-223', 'EVT-224', 'EVT-226', 'EVT-228', 'EVT-229', 'EVT-231', 'EVT-233', 'EVT-234'],
  },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Nominate a substitute');
    const send = dialog.getByRole('button', { name: 'Nominate' });
    await userEvent.click(send);
    for (const what of ['title', 'name', 'email', 'mobile'])
      await waitFor(() => expect(dialog.getByText(`Please enter a nominee ${what}`)).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Ms');
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Ana Tui');
    await userEvent.type(dialog.getByLabelText(/^Email/), 'ana');
    await userEvent.type(dialog.getByLabelText(/^Mobile/), '+61 491-570-156-000-99');
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByText('Enter valid email')).toBeVisible());
    await expect(dialog.getByLabelText(/^Mobile/)).toHaveValue('614915701560009');
    await userEvent.type(dialog.getByLabelText(/^Email/), '@example.org');
    await userEvent.type(dialog.getByLabelText(/^Organisation/), 'Waikato Hands');
    const fetchSpy = spyOn(window, 'fetch');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByText('Ana Tui comes instead of you.')).toBeVisible());
    const sent = fetchSpy.mock.calls.map(([, request]) => request?.body).find((body) => typeof body === 'string') ?? '';
    await expect(JSON.parse(sent)).toMatchObject({
      ...{ nomineeTitle: 'Ms', nomineeName: 'Ana Tui', nomineeEmail: 'ana@example.org' },
      ...{ nomineeMobile: '614915701560009', nomineeOrgName: 'Waikato Hands' },
    });
  },
};

export const SayingNeeds: Story = {
  parameters: { behaviours: ['EVT-201', 'EVT-241', 'EVT-242', 'EVT-243'] },
  async play({ canvas }) {
    const action = 'Dietary and accessibility needs';
    const dialog = await open(canvas, action);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Vegan' }));
    await userEvent.type(dialog.getByLabelText('Other dietary requirements'), 'No coriander');
    await userEvent.type(dialog.getByLabelText('Accessibility requirements'), 'A seat by the door');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Your needs are saved.')).toBeVisible());
    await expect(await canvas.findByText('No coriander, A seat by the door')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: action }));
    const again = within(await screen.findByRole('dialog', { name: action }));
    await expect(await again.findByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    await expect(again.getByLabelText('Accessibility requirements')).toHaveValue('A seat by the door');
  },
};

/** What was said for all events stands there to begin with, and is told to this one alone when it is saved. */
export const NeedsSaidBefore: Story = {
  beforeEach: answering(
    replying(calls.me.requirements, {
      dietaryRequirements: ['halal'],
      otherDietaryRequirement: null,
      accessibilityRequirement: 'A hearing loop',
    }),
  ),
  async play({ canvas }) {
    const dialog = await open(canvas, 'Dietary and accessibility needs');
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Halal' })).toBeChecked());
    await expect(dialog.getByLabelText('Accessibility requirements')).toHaveValue('A hearing loop');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    // The field of the dialog, which goes, says it as well.
    await expect(await canvas.findByText('A hearing loop', { ignore: 'textarea' })).toBeVisible();
  },
};

/** Where the organisation does not cater, nobody is asked what they eat from a list. */
export const WithoutDiets: Story = {
  globals: { profile: 'public-skills' },
  parameters: { behaviours: ['EVT-241', 'EVT-245'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Dietary and accessibility needs');
    await expect(await dialog.findByLabelText('Accessibility requirements')).toBeVisible();
    await expect(dialog.queryByRole('group', { name: 'Dietary requirements' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Your needs are saved.')).toBeVisible());
  },
};

export const CancelFails: Story = {
  beforeEach: answering(failing(calls.tickets.cancel, failure)),
  parameters: { behaviours: ['EVT-212'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Cancel Registration');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByText('Failed to cancel ticket. Try again')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
  },
};

const refused = 'This ticket is being looked at by the organiser.';

/** An answer without a ticket says why in words. */
export const CancelRefusedInWords: Story = {
  beforeEach: answering(replying(calls.tickets.cancel, { data: null, message: refused })),
  parameters: { behaviours: ['EVT-213'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Cancel Registration');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByText(refused)).toBeVisible());
    await expect(screen.queryByText('Your ticket is cancelled.')).toBeNull();
  },
};

/** Every field has its length, and its words at the field; the organisation may stay empty. */
export const NomineeTooLong: Story = {
  parameters: { behaviours: ['EVT-225', 'EVT-227', 'EVT-230', 'EVT-235', 'EVT-236'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Nominate a substitute');
    const long = 'x'.repeat(151);
    const fields = [
      [/^Title/, long],
      [/^Name/, long],
      [/^Email/, `${'x'.repeat(140)}@example.org`],
      [/^Organisation/, long],
    ] as const;
    for (const [label, text] of fields) {
      await userEvent.click(dialog.getByLabelText(label));
      await userEvent.paste(text);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Nominate' }));
    for (const [label] of fields)
      await waitFor(() =>
        expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(/Max length is 150 symbols/),
      );
    for (const [label] of fields) await userEvent.clear(dialog.getByLabelText(label));
    await userEvent.click(dialog.getByRole('button', { name: 'Nominate' }));
    await expect(dialog.getByLabelText(/^Organisation/)).not.toHaveAccessibleDescription();
  },
};

/** What refuses without a ticket says why in its own words. */
export const NominateAnswersNothing: Story = {
  beforeEach: answering(replying(calls.tickets.nominate, { data: null, message: failure.message })),
  parameters: { behaviours: ['EVT-240'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Nominate a substitute');
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Ms');
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Ana Tui');
    await userEvent.type(dialog.getByLabelText(/^Email/), 'ana@example.org');
    await userEvent.type(dialog.getByLabelText(/^Mobile/), '0491570156');
    await userEvent.click(dialog.getByRole('button', { name: 'Nominate' }));
    await waitFor(() => expect(screen.getByText(failure.message)).toBeVisible());
  },
};

/** The form takes digits alone; a server that is stricter still is heard at the field. */
export const MobileRefused: Story = {
  beforeEach: answering(
    failing(calls.tickets.nominate, {
      code: 'invalid_input',
      message: 'Enter a valid mobile number (numbers only)',
      field: 'body.nomineeMobile',
    }),
  ),
  parameters: { behaviours: ['EVT-232'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Nominate a substitute');
    for (const [label, text] of [
      [/^Title/, 'Ms'],
      [/^Name/, 'Ana Tui'],
      [/^Email/, 'ana@example.org'],
      [/^Mobile/, '0'],
    ] as const)
      await userEvent.type(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Nominate' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Mobile/)).toHaveAccessibleDescription(/numbers only/));
    await waitFor(() => expect(dialog.getByText('Enter a valid mobile number (numbers only)')).toBeVisible());
  },
};

/** What was typed stays. */
export const NominateFails: Story = {
  beforeEach: answering(failing(calls.tickets.nominate, failure)),
  parameters: { behaviours: ['EVT-239'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Nominate a substitute');
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Ms');
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Ana Tui');
    await userEvent.type(dialog.getByLabelText(/^Email/), 'ana@example.org');
    await userEvent.type(dialog.getByLabelText(/^Mobile/), '0491570156');
    await userEvent.click(dialog.getByRole('button', { name: 'Nominate' }));
    await waitFor(() => expect(screen.getByText('Failed to nominate ticket. Try again')).toBeVisible());
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Ana Tui');
  },
};

export const NeedsFail: Story = {
  beforeEach: answering(failing(calls.tickets.update, failure)),
  parameters: { behaviours: ['EVT-253'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Dietary and accessibility needs');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Failed to change ticket dietary. Try again')).toBeVisible());
  },
};

export const OwnNeedsCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.me.requirements, failure)),
  async play({ canvas }) {
    const dialog = await open(canvas, 'Dietary and accessibility needs');
    await waitFor(() => expect(dialog.getByText('What you said for all events could not be loaded.')).toBeVisible());
  },
};

export const DietsCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.tickets.dietaryOptions, failure)),
  parameters: { behaviours: ['EVT-254'] },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Dietary and accessibility needs');
    await waitFor(() => expect(dialog.getByText('Something went wrong.')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(failure.message)).toBeVisible());
  },
};

export const TicketsCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.tickets.mine, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your tickets could not be loaded.')).toBeVisible());
  },
};

export const RegistrationFails: Story = {
  beforeEach: answering(failing(calls.tickets.register, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByText('Failed to register for event. Try again.')).toBeVisible());
  },
};

const conference = sampleDetail({ id: 'e-087', closedBecause: null });
const withCart: Story = {
  args: { event: conference },
  decorators: [(Story) => <HasBarProvider value>{Story()}</HasBarProvider>],
};

/** Two types, one after the other, into one cart that is made for the first. */
export const IntoTheCart: Story = {
  ...withCart,
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
  parameters: { behaviours: ['EVT-273'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Full conference/ }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(screen.getByText('1 ticket is in your cart now.')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: /^Single day/ }));
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(screen.getByText('2 tickets are in your cart now.')).toBeVisible());
    await expect(answered.filter((name) => name.startsWith('cart.'))).toEqual(['cart.addItem', 'cart.addItem']);
  },
};

export const CannotBeAdded: Story = {
  ...withCart,
  beforeEach: answering(failing(calls.cart.addItem, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Full conference/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(screen.getByText('Failed to add to your cart. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
  },
};

/** A widget on another website has no cart beside it. */
export const WithoutACart: Story = {
  args: { event: conference },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Full conference/ }));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
};
