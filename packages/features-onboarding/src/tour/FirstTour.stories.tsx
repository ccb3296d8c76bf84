import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FirstTour } from './FirstTour.tsx';

let mock = liveMock();
const marked = () => mock.answered.filter((name) => name === 'me.setFirstLogin').length;

const meta = {
  title: 'Onboarding/First tour/Live',
  component: FirstTour,
  beforeEach({ msw }) {
    mock = liveMock();
    mock.state.firstLogins.delete('p-001');
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof FirstTour>;

export default meta;
type Story = StoryObj<typeof meta>;

const welcome = () => screen.findByRole('dialog', { name: 'Welcome to OTA' });

/** A newcomer puts it away: the server is told, once. */
export const Newcomer: Story = {
  parameters: { behaviours: ['PLT-692', 'HOM-046'] },
  async play() {
    await welcome();
    await expect(marked()).toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(marked()).toBe(1));
    await expect(mock.state.firstLogins.get('p-001')).toBeDefined();
  },
};

/** Whoever has had it is not shown it again. */
export const Known: Story = {
  beforeEach() {
    mock.state.firstLogins.set('p-001', new Date('2026-01-05T00:00:00.000Z'));
  },
  async play() {
    await waitFor(() => expect(mock.answered).toContain('me.current'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** That the server could not be told is said to nobody: the tour is over for this visit. */
export const MarkFailed: Story = {
  beforeEach: answering(failing(calls.me.setFirstLogin, { code: 'conflict', message: 'The database is resting.' })),
  async play() {
    await welcome();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText('The database is resting.')).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
