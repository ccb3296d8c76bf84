import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FavouriteEventsPage } from './FavouriteEventsPage.tsx';

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Events/Favourite events',
  component: FavouriteEventsPage,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof FavouriteEventsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['EVT-258'] },
  async play({ canvas }) {
    const cards = await canvas.findAllByRole('article');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${cards.length} bookmarked events`);
  },
};

/** One that is taken out is counted no more, and stays in sight to be put back. */
export const TakenOutAndPutBack: Story = {
  async play({ canvas }) {
    const buttons = await canvas.findAllByRole('button', { name: /^Remove .* from favourites$/ });
    const heading = (n: number) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${n} bookmarked event`));
    await heading(buttons.length);
    await userEvent.click(buttons[0]!);
    await heading(buttons.length - 1);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add .* to favourites$/ }));
    await heading(buttons.length);
  },
};

/** The list goes on as it is scrolled. */
export const Scrolled: Story = {
  parameters: { behaviours: ['COM-259', 'DIR-116', 'DIR-117'] },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    for (const { id } of mock.state.events.values()) mock.state.eventFavourites.set(id, new Set(['p-001']));
    msw.use(...mock.handlers);
  },
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^1\d\d bookmarked events$/);
    const { defaultView: view, scrollingElement: page } = canvasElement.ownerDocument;
    const pages = () => answered.filter((name) => name === 'events.favourites').length;
    await expect(pages()).toBe(1);
    await waitFor(async () => {
      page?.scrollTo({ top: page.scrollHeight - (view?.innerHeight ?? 0) - 190 });
      await expect(pages()).toBeGreaterThan(1);
    });
    page?.scrollTo({ top: 0 });
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.events.favourites, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
  },
};
