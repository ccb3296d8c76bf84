import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ShowMoreList, type ShowMoreListProps } from './ShowMoreList.tsx';

function Certificates(props: Omit<ShowMoreListProps<string>, 'children'>) {
  return (
    <ShowMoreList {...props}>
      {(items) => (
        <Stack as="ul" label="Certificates">
          {items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </Stack>
      )}
    </ShowMoreList>
  );
}

const problem = { message: 'The database is having a rest.' };

const meta = {
  title: 'Components/Data/ShowMore/ShowMoreList',
  component: Certificates,
  decorators: [onSurface],
  args: {
    label: 'Certificates',
    view: { state: 'ready', data: { items: ['OTA-1042', 'OTA-1041'], total: 3 } },
    hasMore: true,
    isLoadingMore: false,
    loadMore: fn(),
    moreLabel: 'Show more certificates',
    moreFailedText: 'More certificates could not be loaded.',
    skeleton: <Skeleton lines={3} />,
    skeletonLabel: 'Loading certificates',
    failedTitle: 'Certificates could not be loaded.',
    empty: <EmptyState scope="panel" headingLevel={3} title="No certificates yet" />,
  },
} satisfies Meta<typeof Certificates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('list', { name: 'Certificates' })).toHaveTextContent('OTA-1042OTA-1041');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more certificates' }));
    await expect(args.loadMore).toHaveBeenCalledOnce();
  },
};

/** What has come stays. */
export const MoreFailed: Story = {
  args: { moreProblem: problem },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Certificates' })).toBeVisible();
    await expect(canvas.getByText('More certificates could not be loaded.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { view: { state: 'empty' } },
  async play({ canvas }) {
    await expect(canvas.getByText('No certificates yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { view: { state: 'loading' } } };

export const Failed: Story = {
  args: { view: { state: 'failed', problem, retry: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByText('Certificates could not be loaded.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more certificates' })).toBeNull();
  },
};
