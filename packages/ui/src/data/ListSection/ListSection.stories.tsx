import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { SkeletonPerson } from '../../feedback/Skeleton/skeletons.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { InfiniteList } from '../InfiniteList/InfiniteList.tsx';
import { ListSection, type ListSectionProps } from './ListSection.tsx';

const names = ['Mia Nguyen', 'Tom Papadopoulos', 'Priya Sharma'];
const problem = { message: 'The database is having a rest.' };
const loadMore = fn();

const nameOf = (name: string) => name;
const drawName = (name: string) => <Text>{name}</Text>;

function People(props: Omit<ListSectionProps<string>, 'children'>) {
  return (
    <ListSection {...props}>
      {(list) => <InfiniteList {...list} itemKey={nameOf} renderItem={drawName} estimateSize={24} />}
    </ListSection>
  );
}

const meta = {
  title: 'Components/Data/ListSection',
  component: People,
  decorators: [onSurface],
  args: {
    title: 'All members',
    label: 'All members',
    view: { state: 'ready', data: { items: names, total: 3 } },
    filters: <SearchField label="Search members" value="" onChange={fn()} />,
    countText: (n) => `${n} members`,
    skeleton: <SkeletonPerson />,
    failedTitle: 'Members could not be loaded.',
    moreFailedText: 'More members could not be loaded.',
    empty: <EmptyState scope="panel" headingLevel={3} title="No members yet" />,
  },
  parameters: {
    withoutKeyboard:
      'Its controls are those of the list, the filters and ProblemPanel, which have stories of their own.',
    withoutForcedStates: 'Its controls are those of the list, the filters and ProblemPanel.',
    usage: {
      use: ['For every list of a page: its head and filters stay while the list loads, fails or is empty.'],
      avoid: ['A few things that are all there is: use PanelSwitch.', 'Rows with columns: use Table.'],
    },
  },
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'All members' })).toHaveTextContent('Mia Nguyen');
    await expect(canvas.getByText('3 members')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { state: 'loading' }, skeletonLabel: 'Loading members' } };

export const Empty: Story = {
  args: { view: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 members')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.getByText('No members yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: { state: 'failed', problem, retry: loadMore } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Members could not be loaded.');
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: { state: 'forbidden', problem } } };

/** Who is there stays; the end of the list says what failed and takes another try. */
export const MoreFail: Story = {
  args: { more: { hasMore: true, isLoadingMore: false, moreProblem: problem, loadMore } },
  play: async ({ canvas }) => {
    loadMore.mockClear();
    await waitFor(() => expect(canvas.getByText('More members could not be loaded.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(loadMore).toHaveBeenCalled();
  },
};

export const LoadingMore: Story = { args: { more: { hasMore: true, isLoadingMore: true, loadMore } } };

/** A part of a page that has a title already. */
export const WithoutAHead: Story = { args: { title: undefined, filters: undefined, countText: undefined } };

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: { title: longName, view: { state: 'ready', data: { items: [longName, ...names], total: 4 } } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
