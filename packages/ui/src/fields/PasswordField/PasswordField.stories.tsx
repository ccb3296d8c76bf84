import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  parameters: {
    usage: {
      use: ['For every password; with rules where a new one is chosen.'],
      avoid: ['For a code that was sent: use OneTimeCodeField.'],
    },
  },
  decorators: [onSurface],
  args: { label: 'Password', value: '', onChange: () => undefined, autoComplete: 'current-password' },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, setValue) => <PasswordField {...args} value={value} onChange={setValue} />}
    </Stateful>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(field, 'Blue-Heron-7');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Invalid: Story = { args: { value: 'secret', error: 'The user name or password is incorrect.' } };
export const Disabled: Story = { args: { value: 'secret', isDisabled: true } };

/** Each rule turns green while the password is typed, and says so. */
export const Rules: Story = {
  args: { label: 'New password', autoComplete: 'new-password' },
  render: (args) => (
    <Stateful initial="">
      {(value, setValue) => (
        <PasswordField
          {...args}
          value={value}
          onChange={setValue}
          rules={[
            { label: 'At least 8 characters', isMet: value.length >= 8 },
            { label: 'An upper and a lower case letter', isMet: /[a-z]/.test(value) && /[A-Z]/.test(value) },
            { label: 'A digit or a symbol', isMet: /[^a-z]/i.test(value) },
          ]}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password', { selector: 'input' });
    await userEvent.type(field, 'Heron');
    const [length, letters] = canvas.getAllByRole('listitem');
    await waitFor(() => expect(letters).toHaveTextContent('An upper and a lower case letter, met'));
    await expect(length).toHaveTextContent('At least 8 characters, not met yet');
    await expect(field).toHaveAccessibleDescription(/At least 8 characters/);
    await userEvent.type(field, '-Lake');
    await waitFor(() => expect(canvas.queryByText(/not met yet/)).toBeNull());
  },
};

/** The button beside the password is the next stop. */
export const Keyboard: Story = { play: Shown.play };

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'input, button' } } };
export const ReadOnly: Story = { args: { value: 'secret', isReadOnly: true } };
export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    label: longName,
    value: longName,
    error: longName,
    rules: [
      { label: longName, isMet: true },
      { label: longName.slice(0, 40), isMet: false },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'secret', rules: [{ label: 'At least 8 characters', isMet: true }] },
};
