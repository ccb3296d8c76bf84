import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MeetingsAdminPage } from './MeetingsAdminPage.tsx';

const id =
  liveMock()
    .state.communities.values()
    .find(({ alias }) => alias === 'hand-therapy')?.id ?? '';
let mock: ReturnType<typeof liveMock>;
const stored = (name: string) => mock.state.meetings.values().find((meeting) => meeting.name === name);

const meta = {
  title: 'Communities/Admin/Meetings',
  component: MeetingsAdminPage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id }, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'tom.papadopoulos@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof MeetingsAdminPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const club = 'Journal club: thumb base arthritis';
const expectText = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

async function choose(canvas: Canvas, item: RegExp, question: string, answer: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Manage ${club}` }));
  const menu = within(await screen.findByRole('menu'));
  await userEvent.click(menu.getByRole('menuitem', { name: item }));
  const box = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(box.getByRole('button', { name: answer }));
}

/** An organiser tells of a meeting, publishes it, and calls it off; the list says so. */
export const Live: Story = {
  parameters: { behaviours: ['COM-384'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Create meeting' })).toBeVisible();
    await choose(canvas, /^Send notification/, 'Send the notification?', 'Send notification');
    await expectText('Notification sent');
    const row = () => canvas.getByRole('row', { name: new RegExp(`^${club}`) });
    await waitFor(() => expect(row()).toHaveTextContent('Notified'));
    await choose(canvas, /^Publish to dashboard/, 'Publish to the dashboard?', 'Publish to dashboard');
    await expectText('Meeting published');
    await waitFor(() => expect(row()).toHaveTextContent('On the dashboard'));
    await choose(canvas, /^Delete meeting/, 'Delete this meeting?', 'Delete meeting');
    await expectText('Meeting removed');
    await expect(stored(club)).toMatchObject({ isRemoved: true });
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(`^${club}`) })).toBeNull());
  },
};

/** Who comes, by name. */
export const Answers: Story = {
  parameters: { behaviours: ['COM-384'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`comes?: ${club}$`) }));
    const dialog = within(await screen.findByRole('dialog', { name: `Answers: ${club}` }));
    await expect((await dialog.findAllByText('Going')).length).toBeGreaterThan(0);
  },
};

export const AnswersCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.managedById, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`comes?: ${club}$`) }));
    await expectText('The answers could not be loaded.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.managed, sampleProblem)),
  async play({ canvas }) {
    await expect(await canvas.findByText('Failed to load meetings. Try again.')).toBeVisible();
  },
};

export const CannotBePublished: Story = {
  beforeEach: answering(failing(calls.meetings.publish, sampleProblem)),
  async play({ canvas }) {
    await choose(canvas, /^Publish to dashboard/, 'Publish to the dashboard?', 'Publish to dashboard');
    await expectText('Error publishing meeting. Try again.');
  },
};
