import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onSurface, Stateful } from '../story-surface.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
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
