import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconMail } from '../../foundations/icons/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  parameters: {
    usage: {
      use: ['For one line of text: a name, a title, an address.'],
      avoid: [
        'For several lines: use TextArea.',
        'For a number to count with: use NumberField.',
        'For a telephone number: use PhoneField.',
        'To search: use SearchField.',
      ],
    },
  },
  decorators: [onSurface],
  args: { label: 'Title', value: '', onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: TextFieldProps) {
  return (
    <Stateful initial={props.value}>
      {(value, setValue) => <TextField {...props} value={value} onChange={setValue} />}
    </Stateful>
  );
}

export const Rest: Story = {
  args: { description: 'A question gets more replies than a topic.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Splints after zone V');
    await expect(field).toHaveValue('Splints after zone V');
    await expect(field).toHaveAccessibleDescription('A question gets more replies than a topic.');
  },
};

/** The error is said with the field, and replaces nothing that was typed. */
export const Invalid: Story = {
  args: {
    value: 'name@',
    label: 'Email',
    type: 'email',
    isRequired: true,
    error: 'Enter an email address such as name@example.org.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Email/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter an email address such as name@example.org.');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={5}>
      <Controlled label="With a placeholder" value="" placeholder="name@example.org" onChange={() => undefined} />
      <Controlled label="With an icon" value="name@example.org" icon={IconMail} onChange={() => undefined} />
      <Controlled label="Nickname" value="" isOptional onChange={() => undefined} />
      <Controlled label="Read only" value="Cannot be changed here" isReadOnly onChange={() => undefined} />
      <Controlled label="Disabled" value="Not now" isDisabled onChange={() => undefined} />
      <Controlled label="Small" size="sm" value="Hobart" onChange={() => undefined} />
      <Controlled label="Large" size="lg" value="Hobart" onChange={() => undefined} />
    </Stack>
  ),
};

/** Tab in, type, Tab out. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Splints{Backspace}');
    await expect(field).toHaveValue('Splint');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'input' } } };

/** Whether the name is free is being asked: it can be typed on. */
export const Pending: Story = {
  args: { label: 'Preferred name', value: 'Ana', isPending: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Preferred name' });
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field, 'b');
    await expect(field).toHaveValue('Anab');
  },
};

/** It has the focus and can be copied from. */
export const ReadOnly: Story = {
  args: { label: 'Member number', value: 'OTA-20417', isReadOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Member number' });
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('OTA-20417');
  },
};

export const Disabled: Story = { args: { value: 'Not now', isDisabled: true } };
export const LongText: Story = {
  globals: { width: '360px' },
  args: { label: longName, description: longName, value: longName, error: longName, isOptional: true },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'Hobart', icon: IconMail, isRequired: true, error: 'Enter a title.' },
};
