import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onSurface } from '../story-surface.tsx';
import { Text } from '../Text/Text.tsx';
import { FileIcon } from './FileIcon.tsx';

const meta = {
  title: 'Components/FileIcon',
  component: FileIcon,
  decorators: [onSurface],
  args: { name: 'Protocol.pdf' },
} satisfies Meta<typeof FileIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('[data-kind]');
    await expect(icon).toHaveAttribute('data-kind', 'pdf');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};

const endings = 'csv doc docx jpeg jpg link mp4 pdf png ppt pptx txt xls xlsx odt'.split(' ');

/** Every kind that has an icon of its own, and the one for all others. */
export const Kinds: Story = {
  render: () => (
    <Inline gap={5}>
      {endings.map((ending) => (
        <Stack key={ending} gap={1} align="center">
          <FileIcon name={`notes.${ending}`} />
          <Text size="xs">{ending}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};
