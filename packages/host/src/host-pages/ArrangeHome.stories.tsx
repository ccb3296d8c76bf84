import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/demo/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ArrangeHome } from './ArrangeHome.tsx';

const member = { id: 'p-001', email: 'mia.nguyen@example.org' };
let mock = createMock({ as: member.email });
const stored = () => mock.state.homeOrders.get(member.id);

const meta = {
  title: 'Shell/Home/Arrange',
  component: ArrangeHome,
  args: {
    sections: [
      { name: 'nextSteps.nextSteps', title: 'What is next', isBeside: false },
      { name: 'news.latestNews', title: 'Latest news', isBeside: false },
      { name: 'cpd.progress', title: 'CPD progress', isBeside: true },
    ],
    onClose: fn(),
  },
  beforeEach: ({ msw }) => {
    mock = createMock({ as: member.email });
    msw.use(...handlersOf(mock));
  },
} satisfies Meta<typeof ArrangeHome>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Arrange this page' }));
const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => row.textContent?.trim());

/** Each column has an order of its own. */
export const Moved: Story = {
  async play({ args }) {
    const box = await dialog();
    const list = box.getByRole('grid', { name: 'Sections' });
    await expect(titles(list)).toEqual(['What is next', 'Latest news']);
    await userEvent.click(box.getByRole('button', { name: 'Move Latest news up' }));
    await waitFor(() => expect(titles(list)).toEqual(['Latest news', 'What is next']));
    await expect(titles(box.getByRole('grid', { name: 'Beside them' }))).toEqual(['CPD progress']);
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByText('Your home page is arranged')).toBeVisible());
    await expect(stored()).toEqual(['news.latestNews', 'nextSteps.nextSteps', 'cpd.progress']);
  },
};

/** The order of the portal comes back: none of one's own is kept. */
export const AsAtFirst: Story = {
  async play({ args }) {
    mock.state.homeOrders.set(member.id, ['cpd.progress']);
    await userEvent.click((await dialog()).getByRole('button', { name: 'As at first' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(stored()).toEqual([]);
  },
};

/** What was moved stays, to be saved again. */
export const CannotBeSaved: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.home.saveOrder, { code: 'conflict', message: 'The database rests.' })),
  async play({ args }) {
    const box = await dialog();
    await userEvent.click(box.getByRole('button', { name: 'Move Latest news up' }));
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Your order could not be saved. Try again')).toBeVisible());
    await expect(titles(box.getByRole('grid', { name: 'Sections' }))).toEqual(['Latest news', 'What is next']);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
