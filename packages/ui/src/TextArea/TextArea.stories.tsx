import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onSurface, Stateful } from '../story-surface.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  decorators: [onSurface],
  args: { label: 'Reason', value: '', onChange: () => undefined },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, setValue) => <TextArea {...args} value={value} onChange={setValue} />}
    </Stateful>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  args: { maxCount: 600 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Not about work');
    await expect(canvas.getByText('14/600')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { maxCount: 20, value: 'This is longer than it may be.', error: 'Use at most 20 characters.' },
};
export const Growing: Story = { args: { rows: 2, value: 'A line.\n'.repeat(12) } };
export const Disabled: Story = { args: { value: 'Sent', isDisabled: true } };
