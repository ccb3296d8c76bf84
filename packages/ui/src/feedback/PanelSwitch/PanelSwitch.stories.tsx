import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { NotFoundNotice } from '../NotFoundNotice/NotFoundNotice.tsx';
import { SkeletonPerson } from '../Skeleton/skeletons.tsx';
import { PanelSwitch, type PanelSwitchProps } from './PanelSwitch.tsx';

const problem = { message: 'The database is having a rest.' };
const retry = fn();

function PeoplePanel(props: Omit<PanelSwitchProps<readonly string[]>, 'children'>) {
  return (
    <PanelSwitch {...props}>
      {(names) => (
        <Stack as="ul" gap={2}>
          {names.map((name) => (
            <li key={name}>
              <Text>{name}</Text>
            </li>
          ))}
        </Stack>
      )}
    </PanelSwitch>
  );
}

const meta = {
  title: 'Components/Feedback/PanelSwitch',
  component: PeoplePanel,
  decorators: [onSurface],
  args: {
    title: 'Key members',
    failedTitle: 'Key members could not be loaded.',
    skeleton: <SkeletonPerson />,
    view: { state: 'ready', data: ['Mia Nguyen', 'Tom Papadopoulos'] },
  },
  parameters: {
    withoutKeyboard: 'Its only control is the button of ProblemPanel, which has a story of its own.',
    withoutForcedStates: 'Its only control is the button of ProblemPanel, which has a story of its own.',
    usage: {
      use: [
        'For each part of a page that is loaded by a call of its own, so that one failure never hides another part.',
      ],
      avoid: [
        'What is the page itself: use ViewSwitch of @portal/kit, which wants an answer for every state.',
        'A list with filters and a count: use ListSection.',
      ],
    },
  },
} satisfies Meta<typeof PeoplePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Key members' })).toHaveTextContent('Mia Nguyen');
  },
};

export const Loading: Story = {
  args: { view: { state: 'loading' }, skeletonLabel: 'Loading key members' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading key members');
  },
};

export const Failed: Story = {
  args: { view: { state: 'failed', problem, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Key members could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** What is not there is no failure: nothing is tried again. */
export const NotFound: Story = {
  args: {
    title: undefined,
    view: { state: 'failed', problem: { ...problem, status: 404 }, retry },
    notFound: <NotFoundNotice headingLevel={2} title="Community not found" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Community not found' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Without words for it, it is a failure as any other. */
export const NotFoundWithoutWords: Story = {
  ...Failed,
  args: { view: { state: 'failed', problem: { ...problem, status: 404 }, retry } },
};

export const Forbidden: Story = { args: { view: { state: 'forbidden', problem } } };

/** Without words for it the panel is left out. */
export const Empty: Story = {
  args: { view: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Key members')).toBeNull();
  },
};

export const EmptyInWords: Story = {
  args: { view: { state: 'empty' }, empty: <EmptyState scope="panel" headingLevel={3} title="Nobody yet" /> },
};

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: { title: longName, failedTitle: `${longName} could not be loaded.`, view: { state: 'failed', problem, retry } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { view: { state: 'failed', problem, retry } },
};
