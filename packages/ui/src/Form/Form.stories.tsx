import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { onSurface, Stateful } from '../story-surface.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  decorators: [onSurface],
  args: { label: 'Sign in', onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  render: ({ onSubmit, label }) => (
    <Form onSubmit={onSubmit} label={label ?? ''}>
      <Stateful initial="">
        {(value, setValue) => (
          <TextField label="Email" type="email" autoComplete="username" value={value} onChange={setValue} isRequired />
        )}
      </Stateful>
      <Stateful initial="">
        {(value, setValue) => (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={value}
            onChange={setValue}
            isRequired
          />
        )}
      </Stateful>
      <Button type="submit" tone="primary" size="large" isFullWidth>
        Sign in
      </Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ana@example.org{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Grouped: Story = {
  render: () => (
    <FieldGroup legend="Mail" description="You can change this at any time." error="Choose at least one.">
      <Checkbox label="Weekly digest" isSelected={false} onChange={() => undefined} />
      <Checkbox label="Replies to my posts" isSelected={false} onChange={() => undefined} />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mail' })).toHaveAccessibleDescription(
      'Choose at least one. You can change this at any time.',
    );
  },
};
