import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, writeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

function Announcements() {
  return <AnnouncementsPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/Announcements',
  component: Announcements,
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Announcements>;

export default meta;
type Story = StoryObj<typeof meta>;

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

type Canvas = ReturnType<typeof within>;

const active = () =>
  mock.state.announcements
    .values()
    .filter(({ isActive }) => isActive)
    .map(({ title }) => title);
const office = 'Our office is closed over the holidays';
const programme = 'The programme of our national conference is out';

async function openNew(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create announcement' }));
  return within(await screen.findByRole('dialog', { name: 'Create announcement' }));
}

async function enterRange(dialog: Canvas, from: string, to: string) {
  await userEvent.click(dialog.getByRole('spinbutton', { name: /day, Start/i }));
  await userEvent.keyboard(from);
  await userEvent.click(dialog.getByRole('spinbutton', { name: /day, End/i }));
  await userEvent.keyboard(to);
}

async function write(dialog: Canvas, title = 'Nominations are open') {
  await writeAtOnce(dialog.getByRole('textbox', { name: /^Title/ }), title);
  await writeAtOnce(dialog.getByRole('textbox', { name: /^Description/ }), 'Until the end of the month.');
  await enterRange(dialog, '20112026', '30112026');
}

async function choose(canvas: Canvas, title: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** One is written that is active at once: the one before is not any more. */
export const Live: Story = {
  parameters: { behaviours: ['COM-475', 'COM-479', 'COM-480', 'COM-482', 'COM-487', 'COM-730'] },
  async play({ canvas }) {
    await canvas.findByText(programme);
    await expect(active()).toEqual([programme]);
    const dialog = await openNew(canvas);
    await write(dialog);
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Link/ }), 'example.org/nominations');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Active/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await waitFor(() => expect(canvas.getByText('20 Nov – 30 Nov')).toBeVisible());
    await expect(active()).toEqual(['Nominations are open']);
    const written = mock.state.announcements.values().at(-1);
    await expect([written?.startsAt.toISOString(), written?.endsAt.toISOString(), written?.link]).toEqual([
      ...['2026-11-19T13:00:00.000Z', '2026-11-30T12:59:59.999Z', 'https://example.org/nominations'],
    ]);
  },
};

export const WithoutWords: Story = {
  parameters: { behaviours: ['COM-650', 'COM-651', 'COM-652', 'COM-654', 'COM-655'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Link/ }), 'nowhere');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    for (const words of [
      'Please enter an announcement title',
      'Please enter an announcement description',
      'Please enter valid link',
      'Please set an announcement date range',
    ])
      await waitFor(() => expect(dialog.getByText(words)).toBeVisible());
    await expect(mock.answered).not.toContain('announcements.create');
  },
};

/** An empty link leads nowhere, and is no fault. */
export const WithoutLink: Story = {
  parameters: { behaviours: ['COM-653'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(mock.state.announcements.values().at(-1)).toMatchObject({ link: null, isActive: false });
  },
};

/** It can be for some alone. */
export const ForASegment: Story = {
  parameters: { behaviours: ['COM-486'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: /^Segments/ }));
    const list = within(await screen.findByRole('dialog', { name: /Segments/ }));
    await userEvent.click(await list.findByRole('option', { name: 'Queensland' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(mock.state.announcements.values().at(-1)?.segmentIds).toEqual(['segment-qld']);
  },
};

/** Another is made active once it is confirmed. */
export const Activated: Story = {
  parameters: { behaviours: ['COM-476', 'COM-479', 'COM-487'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Activate ${office}` }));
    const question = within(await screen.findByRole('alertdialog', { name: `Activate ${office}?` }));
    await expect(question.getByText(`It takes the place of ${programme}, which is active now.`)).toBeVisible();
    await expect(mock.answered).not.toContain('announcements.edit');
    await userEvent.click(question.getByRole('button', { name: 'Activate' }));
    await toast('Successfully saved');
    await expect(active()).toEqual([office]);
  },
};

export const Changed: Story = {
  parameters: { behaviours: ['COM-475'] },
  async play({ canvas }) {
    await choose(canvas, office, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit announcement' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), ' again');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText(`${office} again`)).toBeVisible());
  },
};

const changeOffice = (changes: { title?: string; description?: string }) => {
  const found = mock.state.announcements.values().find(({ title }) => title === office);
  if (found === undefined) throw new Error('The demo world has no such announcement');
  return mock.state.announcements.change(found.id, { ...changes, updatedAt: mock.state.clock() });
};

/** Somebody else has changed it meanwhile: what they have now is shown before it is replaced. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    await choose(canvas, office, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit announcement' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), ' again');
    const { id } = changeOffice({ description: 'We are back in February.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('We are back in February.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue(`${office} again`);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep what I wrote' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(mock.state.announcements.get(id)?.title).toBe(`${office} again`);
  },
};

/** What somebody else has changed is read again before it is made active. */
export const ActivatedAsItIsNow: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Activate ${office}` }));
    const question = within(await screen.findByRole('alertdialog', { name: `Activate ${office}?` }));
    changeOffice({ title: 'Our office is closed in January' });
    await userEvent.click(question.getByRole('button', { name: 'Activate' }));
    await toast('Failed to activate announcement. Try again.');
    const now = within(await screen.findByRole('alertdialog', { name: 'Activate Our office is closed in January?' }));
    await userEvent.click(now.getByRole('button', { name: 'Activate' }));
    await toast('Successfully saved');
    await expect(active()).toEqual(['Our office is closed in January']);
  },
};

export const Deleted: Story = {
  parameters: { behaviours: ['COM-477'] },
  async play({ canvas }) {
    await choose(canvas, office, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${office}?` }));
    await expect(mock.answered).not.toContain('announcements.remove');
    await userEvent.click(question.getByRole('button', { name: 'Delete announcement' }));
    await toast(`${office} is deleted.`);
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(office) })).toBeNull());
  },
};

export const CannotBeCreated: Story = {
  beforeEach: answering(failing(calls.announcements.create, sampleProblem)),
  parameters: { behaviours: ['COM-739'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Failed to create announcement. Try again.');
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Nominations are open');
  },
};

export const CannotBeChanged: Story = {
  beforeEach: answering(failing(calls.announcements.edit, sampleProblem)),
  parameters: { behaviours: ['COM-742'] },
  async play({ canvas }) {
    await choose(canvas, office, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit announcement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Failed to edit announcement. Try again.');
  },
};

export const CannotBeActivated: Story = {
  beforeEach: answering(failing(calls.announcements.edit, sampleProblem)),
  parameters: { behaviours: ['COM-740'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Activate ${office}` }));
    const question = within(await screen.findByRole('alertdialog', { name: `Activate ${office}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Activate' }));
    await toast('Failed to activate announcement. Try again.');
    await expect(active()).toEqual([programme]);
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.announcements.remove, sampleProblem)),
  parameters: { behaviours: ['COM-741'] },
  async play({ canvas }) {
    await choose(canvas, office, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${office}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Delete announcement' }));
    await toast('Failed to delete announcement. Try again.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.announcements.all, sampleProblem)),
  parameters: { behaviours: ['COM-738'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to fetch announcements. Try again.')).toBeVisible());
  },
};
