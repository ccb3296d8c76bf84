import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { showLargeText, tornWords } from '../../testing/large-text.ts';
import { welcomeStart, welcomeNavigation } from '../../testing/welcome-start.ts';
import { WelcomeCommunicationScreen } from './WelcomeCommunicationScreen.tsx';

const places = {
  countries: [
    { value: 'au', label: 'Australia' },
    { value: 'nz', label: 'New Zealand' },
  ],
  states: [
    { value: 'NSW', label: 'New South Wales' },
    { value: 'QLD', label: 'Queensland' },
  ],
  onCountry: fn(),
};

const meta = {
  title: 'Onboarding/Welcome/Communication/Screen',
  component: WelcomeCommunicationScreen,
  args: { view: ready(welcomeStart()), way: welcomeNavigation({ next: fn(() => 'org-details' as const) }), places },
  parameters: { withoutStates: { Empty: 'whoever came in has an e-mail at least' } },
} satisfies Meta<typeof WelcomeCommunicationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** The e-mail stays as it is, each line of the address has its own field, and the address may be left out. */
export const Ready: Story = {
  parameters: {
    behaviours: [
      ...['PLT-363', 'PLT-428', 'PLT-432', 'PLT-433', 'PLT-434', 'PLT-435', 'PLT-436', 'PLT-437', 'PLT-438'],
      ...['PLT-381', 'PLT-382', 'PLT-383'],
    ],
  },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Communication details' })).toHaveFocus());
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('robin.castle@example.org');
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('readonly');
    await expect(args.places.onCountry).toHaveBeenCalledWith('au');
    await userEvent.type(canvas.getByLabelText(/^Landline/), '02 5550 0100');
    await userEvent.type(canvas.getByLabelText(/^Mobile number/), '0491 570 156');
    await userEvent.click(canvas.getByRole('button', { name: /Contact preference/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'E-mail' }));
    await userEvent.type(canvas.getByLabelText(/^Address 1/), '5 Hill Street');
    await userEvent.type(canvas.getByLabelText(/^Address 2/), 'Unit 2');
    await expect(canvas.getByLabelText(/^Address 1/)).toHaveValue('5 Hill Street');
    await userEvent.type(canvas.getByLabelText(/^Suburb/), 'Ballina');
    await userEvent.type(canvas.getByLabelText(/^Postcode/), '2478');
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'New South Wales',
      'Queensland',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'New South Wales' }));
    await userEvent.click(canvas.getByRole('button', { name: /Country/ }));
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Australia',
      'New Zealand',
    ]);
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await goOn(canvas);
    await waitFor(() =>
      expect(args.way.onGo).toHaveBeenCalledWith(
        'org-details',
        expect.objectContaining({
          communicationDetails: {
            ...{ phoneNumber: '02 5550 0100', mobile: '0491 570 156', contactPreference: 'email' },
            homeAddress: {
              ...{ address1: '5 Hill Street', address2: 'Unit 2', suburb: 'Ballina', state: 'NSW' },
              ...{ postcode: '2478', country: 'au' },
            },
          },
        }),
      ),
    );
  },
};

/** The first field that is missing is moved to, and stands on the screen. */
export const Missing: Story = {
  parameters: { behaviours: ['PLT-429', 'PLT-430', 'PLT-431', 'PLT-439', 'PLT-440'] },
  async play({ canvas, args }) {
    canvas.getByRole('button', { name: 'Continue' }).scrollIntoView();
    await goOn(canvas);
    await waitFor(() => expect(canvas.getAllByText('This field is required')).toHaveLength(3));
    const landline = canvas.getByLabelText(/^Landline/);
    await expect(landline).toHaveFocus();
    await waitFor(() => expect(landline.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(landline.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(args.way.onGo).not.toHaveBeenCalled();
  },
};

/** A postcode of another country: asked about, and what was typed stays. */
export const WrongPostcode: Story = {
  async play({ canvas }) {
    const postcode = canvas.getByLabelText(/^Postcode/);
    await userEvent.type(postcode, 'SW1A 1AA');
    await userEvent.tab();
    await expect(await canvas.findByText('Check this: it should look like 4000.')).toBeVisible();
    await expect(postcode).toHaveValue('SW1A 1AA');
  },
};

/** Countries and states that cannot be asked for: the field's own do. */
export const PlacesUnknown: Story = {
  args: { places: { countries: undefined, states: undefined, onCountry: fn() } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Tasmania' })).toBeVisible());
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Twice as large on a phone: no word of the title is torn. */
export const LargeText: Story = {
  globals: { width: '360px' },
  beforeEach: showLargeText,
  async play({ canvas }) {
    await expect(tornWords(canvas.getByRole('heading', { level: 1 }))).toEqual([]);
  },
};
