import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  parameters: {
    usage: {
      use: ['For text of several lines without a format: a reason, a note.'],
      avoid: ['For text with headings, links and pictures: use RichTextEditor.', 'For one line: use TextField.'],
    },
  },
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

/** As people count: a face is one character. */
export const CountedWithEmoji: Story = {
  args: { maxCount: 600, value: 'Thanks 🙂🙂' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9/600')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { maxCount: 20, value: 'This is longer than it may be.', error: 'Use at most 20 characters.' },
};
export const Growing: Story = { args: { rows: 2, value: 'A line.\n'.repeat(12) } };
export const Disabled: Story = { args: { value: 'Sent', isDisabled: true } };

/** Enter begins a line; Tab leaves the field. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'textarea' } } };

export const Invalid: Story = {
  args: { isRequired: true, error: 'Enter a reason.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a reason.');
  },
};
export const ReadOnly: Story = { args: { value: 'Sent on Monday.', isReadOnly: true } };
export const LongText: Story = {
  globals: { width: '360px' },
  args: { label: longName, description: longName, value: `${longName} `.repeat(4), maxCount: 600, isOptional: true },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'Not about work', maxCount: 600 } };
