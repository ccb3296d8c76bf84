import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CommunitySearchPage } from './CommunitySearchPage.tsx';

function Search({ keyword }: { keyword?: string }) {
  return <CommunitySearchPage params={{ alias: 'hand-therapy' }} {...useOwnSearch(keyword ? { keyword } : {})} />;
}

const meta = {
  title: 'Communities/Search/Page',
  component: Search,
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = /^\d+ posts?$/;

/** Words are found in what was said; the search is narrowed, and what was chosen is taken back. */
export const Live: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'splint');
    await waitFor(() => expect(canvas.getByText(found)).toBeVisible());
    const total = () => Number.parseInt(canvas.getByText(found).textContent ?? '', 10);
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent(/splint/i));
    const all = total();
    await userEvent.click(canvas.getByRole('button', { name: /Kind/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Knowledge sharing' }));
    await waitFor(() => expect(total()).toBeLessThan(all));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Knowledge sharing' }));
    await waitFor(() => expect(total()).toBe(all));
  },
};

/** A typing mistake finds what was meant, and says so. */
export const Mistyped: Story = {
  args: { keyword: 'splnit' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByText(/^No post has these words as you typed them/)).toBeVisible());
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/splint/i);
  },
};

/** An address that names what is looked for opens with it. */
export const FromAnAddress: Story = {
  args: { keyword: 'tendon' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('tendon');
    await waitFor(() => expect(canvas.getByText(found)).toBeVisible());
  },
};

export const SearchFails: Story = {
  args: { keyword: 'tendon' },
  beforeEach: answering(failing(calls.search.inCommunity, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The search did not work. Try again.')).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toHaveValue('tendon');
  },
};
