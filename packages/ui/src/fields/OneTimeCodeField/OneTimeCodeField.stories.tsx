import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';

function Controlled(props: OneTimeCodeFieldProps) {
  return (
    <Stateful initial={props.value}>
      {(value, setValue) => {
        const change = (next: string) => {
          setValue(next);
          props.onChange(next);
        };
        return <OneTimeCodeField {...props} value={value} onChange={change} />;
      }}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Fields/OneTimeCodeField',
  component: OneTimeCodeField,
  parameters: {
    usage: {
      use: ['For a code that was sent by e-mail or text message.'],
      avoid: ['For a password: use PasswordField.'],
    },
  },
  decorators: [onSurface],
  args: { label: 'Code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits alone are taken; Backspace takes the last one back; the last digit completes the code. */
export const Keyboard: Story = {
  args: { description: 'We sent six digits to j•••@example.org.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAccessibleDescription('We sent six digits to j•••@example.org.');
    await userEvent.keyboard('12x3{Backspace}');
    await expect(field).toHaveValue('12');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}3456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const HoverFocusPressed: Story = { args: { value: '123' }, parameters: { forcedStates: { part: 'input' } } };

/** A code is pasted as it was written, in one go. */
export const Paste: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.paste('Your code: 123 456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** A whole code is selected on the way back, so that another replaces it. */
export const Replacing: Story = {
  args: { value: '123456', error: 'This code is not right. Check it, or ask for another.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This code is not right. Check it, or ask for another.');
    await userEvent.tab();
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('9');
  },
};

export const PartlyFilled: Story = { args: { value: '123' } };

/** While it is checked the code stays and cannot be changed. */
export const Pending: Story = {
  args: { value: '123456', isPending: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '9');
    await expect(field).toHaveValue('123456');
  },
};

export const Disabled: Story = { args: { value: '123', isDisabled: true } };

export const Narrow: Story = {
  globals: { width: '360px' },
  args: {
    value: '1234',
    isRequired: true,
    label: 'The code from your authenticator app or from the message that we sent to your mobile phone',
  },
};

/** Digits run from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: '123' } };

export const Invalid: Story = { args: { value: '12345', isRequired: true, error: 'Enter all six digits.' } };
export const ReadOnly: Story = { args: { value: '123456', isReadOnly: true } };
