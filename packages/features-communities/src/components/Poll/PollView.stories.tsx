import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hiddenPoll, samplePoll } from '../../stories/sample-polls.ts';
import { PollFallback } from '../LivePost/PollFallback.tsx';
import { PollView } from './PollView.tsx';

const title = 'Which outcome measure, if you could keep only one?';

const meta = {
  title: 'Communities/Post/Poll',
  component: PollView,
  decorators: [inAColumn],
  args: { poll: samplePoll(), title, isOver: false, onVote: fn() },
} satisfies Meta<typeof PollView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each answer says its share in figures; the bar behind it is for the eye alone. */
export const Open: Story = {
  async play({ canvas, args }) {
    const list = within(canvas.getByRole('list', { name: `Poll: ${title}` }));
    await expect(list.getAllByRole('button')).toHaveLength(4);
    await expect(canvas.getByText('Choose one answer')).toBeVisible();
    const answer = list.getByRole('button', { name: 'PRWE , 11 votes, 44 %' });
    await expect(answer).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('25 people have voted')).toBeVisible();
    await userEvent.click(answer);
    await expect(args.onVote).toHaveBeenCalledWith('o1');
  },
};

export const Voted: Story = {
  args: { poll: samplePoll({ myOptionIds: ['o2'] }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^QuickDASH/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without a figure, and without a bar. */
export const HiddenUntilOneVotes: Story = {
  args: { poll: hiddenPoll({ closesAt: '2026-11-25T01:00:00.000Z' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'PRWE' })).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
    await expect(canvas.getByText('results once you vote')).toBeVisible();
    await expect(canvas.getByText(/^closes 25 Nov/)).toBeVisible();
  },
};

export const HiddenUntilItCloses: Story = {
  args: { poll: hiddenPoll({ results: 'afterClose', closesAt: '2026-11-25T01:00:00.000Z', myOptionIds: ['o4'] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('results once it closes')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const SeveralAnswers: Story = {
  args: { poll: samplePoll({ isMultiple: true, myOptionIds: ['o1', 'o4'] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Choose all that fit')).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** Nothing can be pressed; one's own answer is said. */
export const Closed: Story = {
  args: {
    poll: samplePoll({ closesAt: '2026-11-15T01:00:00.000Z', isClosed: true, myOptionIds: ['o1'] }),
    isOver: true,
    onVote: undefined,
  },
  async play({ canvas }) {
    await expect(canvas.getByText('This poll is closed')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('PRWE, Your vote, 11 votes, 44 %');
    await expect(canvas.getByText(/^closed 15 Nov/)).toBeVisible();
  },
};

/** Its post is closed or archived: it can be read. */
export const ReadOnly: Story = { args: { onVote: undefined } };

export const NobodyHasVoted: Story = {
  args: {
    poll: samplePoll({
      votersCount: 0,
      options: [
        { id: 'o1', text: 'Yes', votesCount: 0 },
        { id: 'o2', text: 'No', votesCount: 0 },
      ],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('0 people have voted')).toBeVisible();
    await expect(canvas.getAllByText('0 %')).toHaveLength(2);
  },
};

/** What stands for a poll until it comes is as tall, so that nothing below it moves. */
export const AsTallAsItsPlace: Story = {
  args: { poll: samplePoll({ closesAt: '2026-11-25T01:00:00.000Z' }) },
  render: (args) => (
    <>
      <div data-testid="poll">
        <PollView {...args} />
      </div>
      <div data-testid="place">
        <PollFallback poll={args.poll} />
      </div>
    </>
  ),
  async play({ canvas }) {
    const heightOf = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(heightOf('place')).toBe(heightOf('poll'));
  },
};

export const ByKeyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^QuickDASH/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onVote).toHaveBeenCalledWith('o2');
  },
};

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and what follows from it';

export const LongAnswers: Story = {
  args: {
    poll: samplePoll({
      options: Array.from({ length: 10 }, (_, at) => ({
        id: `o${at}`,
        text: `${at + 1}. ${long}`,
        votesCount: at * 2,
      })),
      myOptionIds: ['o3'],
      votersCount: 90,
    }),
  },
  globals: { width: '360px' },
};

export const Dark: Story = { args: { poll: samplePoll({ myOptionIds: ['o1'] }) }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = {
  args: { poll: samplePoll({ myOptionIds: ['o1'] }) },
  globals: { direction: 'rtl' },
};
