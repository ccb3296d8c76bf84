import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { polledPost } from '../../stories/sample-polls.ts';
import { PostDetailsPage } from '../../pages/PostDetails/PostDetailsPage.tsx';

let answered: readonly string[] = [];
const refused = { code: 'conflict', message: 'This poll is closed.' } as const;

const meta = {
  title: 'Communities/Post/Poll on its page',
  component: PostDetailsPage,
  decorators: [onAPage],
  args: { params: polledPost, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof PostDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const answer = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: new RegExp(`^${name} , \\d+ vote`) });
const votesOf = async (canvas: Canvas, name: string) =>
  Number(/(\d+) vote/.exec((await answer(canvas, name)).textContent ?? '')?.[1]);
const isPressed = async (canvas: Canvas, name: string) =>
  (await answer(canvas, name)).getAttribute('aria-pressed') === 'true';
const votesSent = () => answered.filter((name) => name === 'polls.vote').length;

/** A vote counts at once; another one takes its place, and the same again takes it back. */
export const Vote: Story = {
  async play({ canvas }) {
    const [first, second] = [await votesOf(canvas, 'PRWE'), await votesOf(canvas, 'QuickDASH')];
    await userEvent.click(await answer(canvas, 'PRWE'));
    await expect([await votesOf(canvas, 'PRWE'), await isPressed(canvas, 'PRWE')]).toEqual([first + 1, true]);
    await userEvent.click(await answer(canvas, 'QuickDASH'));
    await expect([await votesOf(canvas, 'PRWE'), await votesOf(canvas, 'QuickDASH')]).toEqual([first, second + 1]);
    await waitFor(() => expect(votesSent()).toBeGreaterThan(0));
    await userEvent.click(await answer(canvas, 'QuickDASH'));
    await expect([await votesOf(canvas, 'QuickDASH'), await isPressed(canvas, 'QuickDASH')]).toEqual([second, false]);
  },
};

/** Many presses end in the state of the last, and are not sent one by one. */
export const ManyPresses: Story = {
  async play({ canvas }) {
    const before = await votesOf(canvas, 'PRWE');
    const [first, second] = [await answer(canvas, 'PRWE'), await answer(canvas, 'QuickDASH')];
    for (let press = 0; press < 10; press += 1) {
      second.click();
      first.click();
    }
    await waitFor(async () => expect(await isPressed(canvas, 'PRWE')).toBe(true));
    await waitFor(() => expect(votesSent()).toBeGreaterThan(0));
    await expect(votesSent()).toBeLessThan(10);
    await waitFor(async () => expect(await votesOf(canvas, 'PRWE')).toBe(before + 1));
  },
};

/** What was shown goes back to what counts, and the words say why. */
export const VoteFails: Story = {
  beforeEach: answering(failing(calls.polls.vote, refused)),
  async play({ canvas }) {
    const before = await votesOf(canvas, 'PRWE');
    await userEvent.click(await answer(canvas, 'PRWE'));
    await waitFor(() => expect(screen.getByText('Your vote could not be counted. Try again.')).toBeVisible());
    await expect(screen.getByText(refused.message)).toBeVisible();
    await waitFor(async () =>
      expect([await votesOf(canvas, 'PRWE'), await isPressed(canvas, 'PRWE')]).toEqual([before, false]),
    );
  },
};
