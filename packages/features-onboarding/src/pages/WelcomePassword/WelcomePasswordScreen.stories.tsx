import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { showLargeText } from '../../testing/large-text.ts';
import { welcomeStart, welcomeNavigation } from '../../testing/welcome-start.ts';
import { WelcomePasswordScreen } from './WelcomePasswordScreen.tsx';

const nothing = { password: '', confirmPassword: '' };

const meta = {
  title: 'Onboarding/Welcome/Password/Screen',
  component: WelcomePasswordScreen,
  args: { view: ready(welcomeStart()), way: welcomeNavigation(), chosen: nothing, onChoose: fn() },
  parameters: { withoutStates: { Empty: 'a form has nothing to list' } },
} satisfies Meta<typeof WelcomePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const password = (canvas: Canvas) => canvas.getByLabelText(/^Password/);
const confirmation = (canvas: Canvas) => canvas.getByLabelText(/^Confirm password/);
const goOn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Continue' });
const rule = (canvas: Canvas, name: string) => canvas.getByText(name, { exact: false }).closest('li');

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each rule is met in turn, and the way on opens with the last. */
export const Ready: Story = {
  parameters: {
    behaviours: ['PLT-361', 'PLT-371', 'PLT-407', 'PLT-411', 'PLT-412', 'PLT-413', 'PLT-414', 'PLT-415', 'PLT-416'],
  },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Choose a password' })).toHaveFocus());
    await expect(goOn(canvas)).toBeDisabled();
    await userEvent.type(password(canvas), 'Quiet-h');
    await expect(rule(canvas, 'At least 8 characters')).toHaveTextContent('not met yet');
    await userEvent.type(password(canvas), 'arbour');
    await expect(rule(canvas, 'At least 8 characters')).not.toHaveTextContent('not met yet');
    await expect(rule(canvas, 'At least 1 special character')).not.toHaveTextContent('not met yet');
    await expect(rule(canvas, 'At least 1 upper-case and 1 lower-case letter')).not.toHaveTextContent('not met yet');
    await expect(rule(canvas, 'Both passwords are the same')).toHaveTextContent('not met yet');
    await expect(goOn(canvas)).toBeDisabled();
    await userEvent.type(confirmation(canvas), 'Quiet-harbour');
    await expect(goOn(canvas)).toBeEnabled();
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      password: 'Quiet-harbour',
      confirmPassword: 'Quiet-harbour',
    });
    await userEvent.click(goOn(canvas));
    await waitFor(() =>
      expect(args.way.onGo).toHaveBeenCalledWith(
        'privacy-preferences',
        expect.not.objectContaining({ password: expect.anything() }),
      ),
    );
  },
};

export const SymbolMissing: Story = {
  parameters: { behaviours: ['PLT-412'] },
  async play({ canvas }) {
    await userEvent.type(password(canvas), 'QuietHarbour4');
    await userEvent.type(confirmation(canvas), 'QuietHarbour4');
    await expect(rule(canvas, 'At least 1 special character')).toHaveTextContent('not met yet');
    await expect(goOn(canvas)).toBeDisabled();
  },
};

export const CaseMissing: Story = {
  parameters: { behaviours: ['PLT-413'] },
  async play({ canvas }) {
    await userEvent.type(password(canvas), 'quiet-harbour');
    await userEvent.type(confirmation(canvas), 'quiet-harbour');
    await expect(rule(canvas, 'At least 1 upper-case and 1 lower-case letter')).toHaveTextContent('not met yet');
    await expect(goOn(canvas)).toBeDisabled();
  },
};

/** Said as a field is left. */
export const Wrong: Story = {
  parameters: { behaviours: ['PLT-408', 'PLT-409', 'PLT-410'] },
  async play({ canvas }) {
    await userEvent.type(password(canvas), 'x{Backspace}');
    await userEvent.type(confirmation(canvas), 'x{Backspace}');
    await userEvent.tab();
    await expect(await canvas.findByText('Password cannot be empty')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Please confirm your password')).toBeVisible());
    await userEvent.type(password(canvas), 'Quiet-harbour');
    await userEvent.type(confirmation(canvas), 'Quiet-harbor');
    await waitFor(() => expect(canvas.getByText('Passwords do not match')).toBeVisible());
    await expect(goOn(canvas)).toBeDisabled();
  },
};

/** On the way back and forth it is still there; the list of steps tells where one is, and is no way to another. */
export const ChosenBefore: Story = {
  args: { chosen: { password: 'Quiet-harbour', confirmPassword: 'Quiet-harbour' } },
  parameters: { behaviours: ['PLT-355', 'PLT-369'] },
  async play({ canvas, args }) {
    const [first, second, third] = within(
      canvas.getByRole('navigation', { name: 'Setting up your account' }),
    ).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Welcome back.*Done/);
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveTextContent('Done');
    await expect(within(first!).queryByRole('button')).toBeNull();
    await expect(within(first!).queryByRole('link')).toBeNull();
    await expect(password(canvas)).toHaveValue('Quiet-harbour');
    await expect(goOn(canvas)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(args.way.onBack).toHaveBeenCalledOnce();
  },
};

/** Too many people use it, as the server has found at the end. */
export const FoundWrong: Story = {
  args: {
    chosen: { password: 'Password-1', confirmPassword: 'Password-1' },
    way: welcomeNavigation({
      ledBack: {
        problem: {
          code: 'invalid_input',
          status: 400,
          message: 'Too many people use this password. Choose another one',
          field: 'body.password',
        },
      },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Too many people use this password. Choose another one')).toBeVisible();
    await waitFor(() => expect(password(canvas)).toHaveFocus());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Twice as large on a phone: the field is as wide as its form, and what shows the password stands below it. */
export const LargeText: Story = {
  globals: { width: '360px' },
  beforeEach: showLargeText,
  async play({ canvas }) {
    const field = password(canvas).getBoundingClientRect();
    const [show] = canvas.getAllByRole('button', { name: 'Show password' });
    await expect(field.width).toBe(canvas.getByRole('form').getBoundingClientRect().width);
    await expect(show?.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.bottom);
  },
};
