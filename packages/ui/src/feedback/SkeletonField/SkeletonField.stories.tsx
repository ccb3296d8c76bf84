import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterBar } from '../../data/FilterBar/FilterBar.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { SkeletonField, SkeletonFilterBar } from './SkeletonField.tsx';

const ignore = () => undefined;

function Beside({ resultText }: { resultText: null | undefined }) {
  return (
    <Stack gap={6}>
      <div data-testid="coming">
        <SkeletonField />
      </div>
      <div data-testid="come">
        <TextField label="Locations" value="Perth" onChange={ignore} />
      </div>
      <div data-testid="coming">
        <SkeletonFilterBar hasResult={resultText !== undefined} />
      </div>
      <div data-testid="come">
        <FilterBar
          label="Search"
          placement="beside"
          search={<SearchField label="Search" value="" onChange={ignore} />}
          chips={[]}
          onRemove={ignore}
          resultText={resultText}
          showText="Show 24 events"
        >
          {null}
        </FilterBar>
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Components/Feedback/SkeletonField',
  component: SkeletonField,
  decorators: [onSurface],
  render: () => <Beside resultText={null} />,
  parameters: {
    usage: {
      use: ['Where fields come after what is read: nothing moves when they are there.'],
      avoid: ['For a field that is there and only waits for its value: use its isPending.'],
    },
  },
} satisfies Meta<typeof SkeletonField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each is as tall as what it stands for. */
export const Rest: Story = {
  async play({ canvas }) {
    const heights = (name: string) => canvas.getAllByTestId(name).map(({ offsetHeight }) => offsetHeight);
    await expect(heights('coming')).toEqual(heights('come'));
  },
};

/** What is found is told elsewhere: neither has a line for it. */
export const WithoutResult: Story = { ...Rest, render: () => <Beside resultText={undefined} /> };

export const Narrow: Story = { ...Rest, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
