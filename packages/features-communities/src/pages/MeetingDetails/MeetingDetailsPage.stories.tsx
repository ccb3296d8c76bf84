import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { MeetingDetailsPage } from './MeetingDetailsPage.tsx';

let answered: readonly string[] = [];

const meta = {
  title: 'Communities/Meetings/Meeting/Page',
  component: MeetingDetailsPage,
  decorators: [onAPage],
  args: { params: { alias: 'hand-therapy', id: 'm-002' }, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof MeetingDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address by which it is shared shows the meeting, where it can be answered. */
export const Live: Story = {
  parameters: { behaviours: ['COM-206', 'COM-209'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Open clinic: bring a hard hand');
    const going = Number(/\d+/.exec(canvas.getByText(/^\d+ going$/).textContent ?? '')?.[0]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Going' }));
    await waitFor(() => expect(canvas.getByText(`${going + 1} going`)).toBeVisible());
    for (const name of ["Can't go", 'Going', "Can't go"]) await userEvent.click(canvas.getByRole('radio', { name }));
    await waitFor(() => expect(canvas.getByText(`${going} going`)).toBeVisible());
    await expect(canvas.getByRole('radio', { name: "Can't go" })).toBeChecked();
    await waitFor(() => expect(answered.filter((name) => name === 'meetings.reply').length).toBeGreaterThan(0));
  },
};

export const NotForMe: Story = {
  args: { params: { alias: 'mental-health', id: 'm-009' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meeting not found' })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.byId, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This meeting could not be loaded.')).toBeVisible());
  },
};

const organiser = 'tom.papadopoulos@example.org';

/** Whoever looks after the meeting sees who comes, and can change it. */
export const Organiser: Story = {
  args: { params: { alias: 'hand-therapy', id: 'm-001' } },
  beforeEach: worldOf({ as: organiser }),
  async play({ canvas }) {
    const replies = within(await canvas.findByRole('region', { name: 'Replies' }));
    await waitFor(() => expect(replies.getByText('Mia Nguyen')).toBeVisible());
    await expect(replies.getAllByText('Going').length).toBeGreaterThan(1);
    await userEvent.click(replies.getByRole('button', { name: /^Show all \d+$/ }));
    await waitFor(() => expect(replies.getAllByRole('listitem').length).toBeGreaterThan(6));
    await expect(await canvas.findByRole('button', { name: /^Manage Journal club/ })).toBeVisible();
  },
};

export const RepliesCannotBeLoaded: Story = {
  args: { params: { alias: 'hand-therapy', id: 'm-001' } },
  beforeEach: worldOf({ as: organiser }, failing(calls.people.batch, { code: 'server_error', message: 'Resting.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The replies could not be loaded.')).toBeVisible());
  },
};

/** Whoever calls it off is led to the meetings that are left. */
export const CalledOff: Story = {
  args: { params: { alias: 'hand-therapy', id: 'm-001' } },
  beforeEach: worldOf({ as: organiser }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Manage Journal club/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete meeting' }));
    const box = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await box.findByRole('button', { name: 'Delete meeting' }));
    await waitFor(() => expect(screen.getByText('Meeting removed')).toBeVisible());
  },
};

/** The addresses are asked for anew, so that a page that was open overnight has its files. */
export const FilesDownloaded: Story = {
  args: { params: { alias: 'hand-therapy', id: 'm-001' } },
  parameters: { behaviours: ['COM-237'] },
  async play({ canvas }) {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(answered).toContain('meetings.assets'));
    await waitFor(() => expect(saved).toEqual(['journal-club-papers.pdf', 'questions.docx']));
    click.mockRestore();
  },
};

export const FilesCannotBeDownloaded: Story = {
  args: { params: { alias: 'hand-therapy', id: 'm-001' } },
  beforeEach: answering(failing(calls.meetings.assets, { code: 'server_error', message: 'Resting.' })),
  parameters: { behaviours: ['COM-752'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(screen.getByText('Error downloading files')).toBeVisible());
  },
};
