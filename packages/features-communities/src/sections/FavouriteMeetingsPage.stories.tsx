import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FavouriteMeetingsPage } from './FavouriteMeetingsPage.tsx';

/** What the server of the story that plays has been asked so far, and what it has answered. */
let requests: Request[] = [];
let answered: readonly string[] = [];

const meta = {
  title: 'Communities/Meetings/Favourites',
  component: FavouriteMeetingsPage,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof FavouriteMeetingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['COM-260', 'COM-261', 'COM-263', 'DIR-108', 'DIR-111'] },
  async play({ canvas }) {
    const [first, ...others] = await canvas.findAllByRole('article');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${others.length + 1} bookmarked meetings`,
    );
    await expect(within(first!).getByText('Hand therapy')).toBeVisible();
    await expect(within(first!).getByRole('radiogroup', { name: 'Your reply' })).toBeVisible();
  },
};

/** The favourites are those of all meetings, asked for by a mark; what is answered is sent for the meeting. */
export const AskedAndAnswered: Story = {
  parameters: { behaviours: ['DIR-112', 'DIR-113'] },
  beforeEach({ msw }) {
    requests = [];
    const mock = liveMock({
      holdBack(request) {
        requests.push(request.clone());
        return undefined;
      },
    });
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    const isList = ({ method, url }: Request) =>
      method === 'POST' && new URL(url).pathname === '/api/v1/community/meeting';
    await expect(await requests.find(isList)?.json()).toMatchObject({ onlyFavorite: true });
    const open = canvas.getAllByRole<HTMLInputElement>('radio').find(({ checked, disabled }) => !checked && !disabled);
    await userEvent.click(open!);
    await waitFor(() => expect(answered).toContain('meetings.reply'));
  },
};

/** One that is taken out is counted no more, and stays in sight to be put back. */
export const TakenOutAndPutBack: Story = {
  async play({ canvas }) {
    const buttons = await canvas.findAllByRole('button', { name: /^Remove .* from favourites$/ });
    const heading = (n: number) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${n} bookmarked meeting`));
    await heading(buttons.length);
    await userEvent.click(buttons[0]!);
    await heading(buttons.length - 1);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add .* to favourites$/ }));
    await heading(buttons.length);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.explore, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible());
  },
};
