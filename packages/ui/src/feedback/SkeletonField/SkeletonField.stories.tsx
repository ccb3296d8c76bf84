import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { SkeletonField } from './SkeletonField.tsx';

const ignore = () => undefined;

function Beside() {
  return (
    <Stack gap={6}>
      <div data-testid="coming">
        <SkeletonField />
      </div>
      <div data-testid="come">
        <TextField label="Locations" value="Perth" onChange={ignore} />
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Components/Feedback/SkeletonField',
  component: SkeletonField,
  decorators: [onSurface],
  render: () => <Beside />,
  parameters: {
    usage: {
      use: ['Where fields come after what is read: nothing moves when they are there.'],
      avoid: ['For a field that is there and only waits for its value: use its isPending.'],
    },
  },
} satisfies Meta<typeof SkeletonField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as tall as what it stands for. */
export const Rest: Story = {
  async play({ canvas }) {
    const heightOf = (name: string) => canvas.getByTestId(name).offsetHeight;
    await expect(heightOf('coming')).toBe(heightOf('come'));
  },
};

export const Narrow: Story = { ...Rest, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
