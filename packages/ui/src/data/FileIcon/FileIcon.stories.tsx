import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { FileIcon } from './FileIcon.tsx';

const meta = {
  title: 'Components/Data/FileIcon',
  component: FileIcon,
  decorators: [onSurface],
  args: { name: 'Protocol.pdf' },
  parameters: {
    usage: {
      use: ['Beside the name of a file, to tell its type at a glance.'],
      avoid: [
        'As the only sign of a file: it is not read out, so its name stands beside it.',
        'For an action on a file: use an icon of the set.',
      ],
    },
  },
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

const groups = {
  Documents: 'pdf doc docx rtf txt',
  'Tables and slides': 'csv xls xlsx ppt pptx',
  Pictures: 'png jpg jpeg gif webp tiff bmp',
  'Sound and film': 'mp3 wav m4a mp4 mov webm',
  Others: 'zip link odt',
};

/** Every kind that has an icon of its own, and the one for all others. */
export const Kinds: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(groups).map(([group, endings]) => (
        <Stack key={group} gap={3}>
          <Text size="sm" weight="semibold">
            {group}
          </Text>
          <Inline gap={5}>
            {endings.split(' ').map((ending) => (
              <Stack key={ending} gap={1} align="center">
                <FileIcon name={`notes.${ending}`} />
                <Text size="xs">{ending}</Text>
              </Stack>
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('[data-kind]')].map((icon) => icon.getAttribute('data-kind'));
    await expect(new Set(kinds).size).toBe(kinds.length);
    await expect(kinds.at(-1)).toBe('file');
  },
};

export const Narrow: Story = { ...Kinds, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } };
