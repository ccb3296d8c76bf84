import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { RemovedPage } from './RemovedPage.tsx';

const place = 'c-07';
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Admin/Removed members',
  component: RemovedPage,
  args: { params: { id: place }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'helen.brooks@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof RemovedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const removed = () =>
  [...(mock.state.memberships.get(place)?.values() ?? [])].filter(({ status }) => status === 'Removed');
const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

async function pressReturn(canvas: ReturnType<typeof within>) {
  const [first] = removed();
  const person = mock.state.people.get(first?.personId ?? '');
  const name = `${person?.firstName} ${person?.lastName}`;
  await userEvent.click(await canvas.findByRole('button', { name: `Return to community: ${name}` }));
  return { id: person?.id ?? '', name };
}

export const Live: Story = {
  parameters: { behaviours: ['COM-373', 'COM-374', 'COM-375'] },
  async play({ canvas }) {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(removed().length + 1));
    const { id, name } = await pressReturn(canvas);
    await toast(`${name} is a member again.`);
    await expect(mock.state.memberships.get(place)?.get(id)).toMatchObject({ status: 'Joined', role: 'Member' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Return to community: ${name}` })).toBeNull());
  },
};

export const ReturnFailed: Story = {
  beforeEach: answering(
    failing(calls.membership.change, { code: 'conflict', message: 'They belong to this community already.' }),
  ),
  async play({ canvas }) {
    await pressReturn(canvas);
    await toast('Error returning member. Try again.');
    await toast('They belong to this community already.');
  },
};
