import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { LazyRichTextEditor } from './LazyRichTextEditor.tsx';

const meta = {
  title: 'Components/Fields/LazyRichTextEditor',
  component: LazyRichTextEditor,
  decorators: [onSurface],
  args: { label: 'Content', value: '', onChange: fn(), placeholder: 'Write your post' },
  parameters: {
    withoutKeyboard: 'It is the RichTextEditor once it has come, whose stories walk it by keyboard.',
    usage: {
      use: ['Wherever people write with formatting: the code of the editor comes when the field is first shown.'],
      avoid: ['A few plain words: use TextArea.', 'Showing what was written: use RichText.'],
    },
  },
} satisfies Meta<typeof LazyRichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A skeleton of the same height stands in until the editor has come. */
export const Comes: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Content' })).toBeVisible());
  },
};

export const Narrow: Story = { ...Comes, globals: { width: '360px' } };

export const RightToLeft: Story = { ...Comes, globals: { direction: 'rtl' } };
