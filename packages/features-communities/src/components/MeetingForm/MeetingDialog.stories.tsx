import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { MeetingDialog } from './MeetingDialog.tsx';

const known = sampleMeeting();
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Meetings/Form',
  component: MeetingDialog,
  args: { community: { ...known.community, id: known.communityId }, onClose: fn() },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'tom.papadopoulos@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof MeetingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Box = ReturnType<typeof within>;

async function opened(name = 'Create meeting'): Promise<Box> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Types into the parts of a day or a time, one after the other. */
async function typeParts(box: Box, name: RegExp, digits: string) {
  const [first] = within(box.getByRole('group', { name })).getAllByRole('spinbutton');
  await userEvent.click(first!);
  await userEvent.keyboard(digits);
}

async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const title = (box: Box) => box.getByRole('textbox', { name: /^Meeting title/ });
const save = (box: Box) => userEvent.click(box.getByRole('button', { name: 'Save' }));

async function fillAll(box: Box) {
  await fill(title(box), 'Splinting night');
  await fill(box.getByRole('textbox', { name: /^Description/ }), 'Bring an offcut and a pan.');
  await typeParts(box, /^Date/, '02122026');
  await typeParts(box, /^From/, '1930');
  await typeParts(box, /^To/, '2045');
  await fill(box.getByRole('textbox', { name: /^Meeting link/ }), 'https://meet.example.org/splints');
  await userEvent.click(box.getByRole('radio', { name: 'Community' }));
}

const saved = () => waitFor(() => expect(screen.getByText('Successfully saved')).toBeVisible());
const lastMeeting = () => mock.state.meetings.values().at(-1);

/** Number and password may be left out; the times are those of the zone's clock. */
export const Live: Story = {
  parameters: { behaviours: ['COM-202', 'COM-215', 'COM-628', 'COM-629', 'COM-759'] },
  async play({ args }) {
    const box = await opened();
    await fillAll(box);
    await save(box);
    await saved();
    await expect(args.onClose).toHaveBeenCalled();
    await expect(lastMeeting()).toMatchObject({
      ...{ name: 'Splinting night', startAt: new Date('2026-12-02T08:30:00Z'), duration: 75, visible: 2 },
      ...{ meetingId: null, meetingPassword: null, rsvpAt: null, notified: null },
    });
  },
};

/** What is missing is said at its field, and the first of them is gone to. */
export const NothingWritten: Story = {
  parameters: {
    behaviours: ['COM-614', 'COM-616', 'COM-618', 'COM-619', 'COM-620', 'COM-625', 'COM-627'],
  },
  async play() {
    const box = await opened();
    await save(box);
    for (const words of [
      ...['Please enter a Meeting title', 'Please enter a description', 'Please select a date'],
      ...['Please select a start time', 'Please select an end time', 'Please enter a valid meeting link'],
      'Please select privacy',
    ])
      await waitFor(() => expect(box.getByText(words)).toBeVisible());
    await waitFor(() => expect(title(box)).toHaveFocus());
    await expect(mock.answered).not.toContain('meetings.create');
  },
};

export const TooLong: Story = {
  parameters: { behaviours: ['COM-615', 'COM-617', 'COM-626'] },
  async play() {
    const box = await opened();
    await fillAll(box);
    await fill(title(box), 'x'.repeat(301));
    await fill(box.getByRole('textbox', { name: /^Description/ }), `${'why '.repeat(500)}!`);
    await fill(box.getByRole('textbox', { name: /^Meeting link/ }), 'ftp://meet.example.org');
    await save(box);
    await waitFor(() => expect(box.getByText('Meeting title must be at most 300 characters')).toBeVisible());
    await expect(box.getByText('Description must be at most 2000 characters')).toBeVisible();
    await expect(box.getByText('Please enter a valid meeting link')).toBeVisible();
    await fill(title(box), 'x'.repeat(300));
    await fill(box.getByRole('textbox', { name: /^Description/ }), `${'why '.repeat(499)}why!`);
    await fill(box.getByRole('textbox', { name: /^Meeting link/ }), 'http://meet.example.org');
    await save(box);
    await saved();
  },
};

/** It is noon in Sydney; what is put right at one field is right at the others. */
export const TimesThatCannotBe: Story = {
  parameters: { behaviours: ['COM-621', 'COM-622', 'COM-624'] },
  async play() {
    const box = await opened();
    await fillAll(box);
    await typeParts(box, /^Date/, '18112026');
    await typeParts(box, /^From/, '1159');
    await typeParts(box, /^To/, '1130');
    await save(box);
    await waitFor(() => expect(box.getByText('Time cannot be in the past')).toBeVisible());
    await expect(box.getByText('End time before start time')).toBeVisible();
    await typeParts(box, /^From/, '1201');
    await waitFor(() => expect(box.queryByText('Time cannot be in the past')).toBeNull());
    await typeParts(box, /^To/, '1230');
    await waitFor(() => expect(box.queryByText('End time before start time')).toBeNull());
    await typeParts(box, /^RSVP date/, '19112026');
    await save(box);
    const tooLate = 'The RSVP date cannot be set after the meeting start time';
    await waitFor(() => expect(box.getByText(tooLate)).toBeVisible());
    await typeParts(box, /^Date/, '20112026');
    await waitFor(() => expect(box.queryByText(tooLate)).toBeNull());
    await save(box);
    await saved();
    await expect(lastMeeting()).toMatchObject({ rsvpAt: new Date('2026-11-19T12:59:00Z') });
  },
};

/** The calendar opens on the month of the day that is typed, whatever month it is where the story plays. */
export const PastDays: Story = {
  parameters: { behaviours: ['COM-623'] },
  async play() {
    const box = await opened();
    await typeParts(box, /^Date/, '20112026');
    await userEvent.click(within(box.getByRole('group', { name: /^Date/ })).getByRole('button', { name: /Calendar/ }));
    const calendar = within(await screen.findByRole('grid'));
    const day = (name: RegExp) => calendar.getByRole('button', { name });
    await expect(day(/17 November 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/18 November 2026/)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A private meeting is for those who are invited. */
export const ForInvited: Story = {
  parameters: { behaviours: ['COM-231', 'COM-232'] },
  async play() {
    const box = await opened();
    await fillAll(box);
    await userEvent.click(box.getByRole('radio', { name: 'Private' }));
    await save(box);
    await waitFor(() => expect(box.getByText('Please invite at least one member')).toBeVisible());
    await userEvent.type(box.getByRole('combobox', { name: /^Invite members/ }), 'Mia Ngu');
    await userEvent.click(await screen.findByRole('option', { name: /Mia Nguyen/ }));
    await userEvent.tab();
    await save(box);
    await saved();
    await expect(lastMeeting()).toMatchObject({ visible: 3, people: [{ personId: 'p-001', isInvited: true }] });
  },
};

const file = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name);

/** A picture that is too large or of another kind is refused in words. */
export const Picture: Story = {
  parameters: { behaviours: ['COM-835', 'COM-836'] },
  async play() {
    const box = await opened();
    const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]:not([multiple])');
    if (field === null) throw new Error('There is no field for a picture');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(field, file('large.png', 5_242_881));
    await waitFor(() => expect(box.getByText('Maximum allowed file size is 5Mb')).toBeVisible());
    await user.upload(field, file('drawing.svg'));
    await waitFor(() => expect(box.getByText('Allowed only: png, jpeg, jpg file types')).toBeVisible());
  },
};

export const Files: Story = {
  parameters: { behaviours: ['COM-235', 'COM-631', 'COM-632', 'COM-633'] },
  async play() {
    const box = await opened();
    await fillAll(box);
    const field = box.getByLabelText(/^Attachments/);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(field, [file('large.pdf', 5_242_881)]);
    await waitFor(() => expect(box.getByText('Maximum allowed file size is 5Mb')).toBeVisible());
    await user.upload(field, [file('song.mp3')]);
    const types = 'Allowed only: pdf, docx, xlsx, txt, png, jpeg, jpg, pptx, ppt file types';
    await waitFor(() => expect(box.getByText(types)).toBeVisible());
    await user.upload(
      field,
      [1, 2, 3, 4, 5, 6].map((n) => file(`notes-${n}.txt`)),
    );
    await waitFor(() => expect(box.getByText('At most 5 files')).toBeVisible());
    await expect(field).toBeDisabled();
    await save(box);
    await saved();
    await expect(lastMeeting()?.attachments.map(({ fileName }) => fileName)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `notes-${n}.txt`),
    );
  },
};

/** Who it is for stays; its times stand there as hours and minutes. */
export const Changed: Story = {
  args: { meeting: known },
  parameters: { behaviours: ['COM-216', 'COM-218', 'COM-236', 'COM-630'] },
  async play() {
    const box = await opened('Edit meeting');
    const from = within(box.getByRole('group', { name: /^From/ }));
    await expect(from.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['19', '30']);
    await expect(box.getByRole('radio', { name: 'Public' })).toBeDisabled();
    await expect(box.getByRole('radio', { name: 'Private' })).toBeDisabled();
    await fill(title(box), 'Journal club: another thumb');
    await userEvent.click(box.getByRole('button', { name: 'Remove questions.docx' }));
    await save(box);
    await saved();
    const changed = mock.state.meetings.get(known.id);
    await expect(changed).toMatchObject({ name: 'Journal club: another thumb', duration: 60, visible: 2, version: 2 });
    await expect(changed?.startAt.toISOString()).toBe(known.startDate);
    await expect(changed?.attachments.map(({ fileName }) => fileName)).toEqual(['journal-club-papers.pdf']);
  },
};

/** Whoever was slower sees what the other has saved, and chooses. */
export const SomebodyWasFaster: Story = {
  args: { meeting: known },
  async play() {
    const box = await opened('Edit meeting');
    await fill(title(box), 'Mine');
    mock.state.meetings.change(known.id, { name: 'Theirs', version: 2 });
    await save(box);
    await waitFor(() => expect(box.getByText('Theirs')).toBeVisible());
    const conflict = 'Someone else has changed this meeting while you were writing. They have now:';
    await expect(box.getByText(conflict)).toBeVisible();
    await expect(title(box)).toHaveValue('Mine');
    await userEvent.click(box.getByRole('button', { name: 'Keep what I wrote' }));
    await save(box);
    await saved();
    await expect(mock.state.meetings.get(known.id)).toMatchObject({ name: 'Mine', version: 3 });
  },
};

/** What was typed before somebody else saved is there again, and its save shows both versions. */
export const TypedBeforeTheySaved: Story = {
  args: { meeting: known },
  render: function Reopened({ meeting = known, ...args }) {
    const [isOpen, setOpen] = useState(true);
    const [shown, setShown] = useState(meeting);
    function reopen() {
      const now = { ...shown, name: 'Theirs', version: 2 };
      mock.state.meetings.change(now.id, { name: now.name, version: now.version });
      setShown(now);
      setOpen(true);
    }
    return isOpen ? (
      <MeetingDialog {...args} meeting={shown} onClose={() => setOpen(false)} />
    ) : (
      <button onClick={reopen}>Open again</button>
    );
  },
  async play({ canvas }) {
    await fill(title(await opened('Edit meeting')), 'Mine');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Open again' }));
    const box = await opened('Edit meeting');
    await waitFor(() => expect(title(box)).toHaveValue('Mine'));
    await save(box);
    await waitFor(() => expect(box.getByText('Theirs')).toBeVisible());
    await expect(mock.state.meetings.get(known.id)).toMatchObject({ name: 'Theirs', version: 2 });
    await userEvent.click(box.getByRole('button', { name: 'Keep what I wrote' }));
    await save(box);
    await saved();
    await expect(mock.state.meetings.get(known.id)).toMatchObject({ name: 'Mine', version: 3 });
  },
};

export const TheirsTaken: Story = {
  args: { meeting: known },
  async play() {
    const box = await opened('Edit meeting');
    await fill(title(box), 'Mine');
    mock.state.meetings.change(known.id, { name: 'Theirs', version: 2 });
    await save(box);
    await userEvent.click(await box.findByRole('button', { name: 'Take their version' }));
    await waitFor(() => expect(title(box)).toHaveValue('Theirs'));
  },
};

export const CannotBeCreated: Story = {
  beforeEach: answering(failing(calls.meetings.create, sampleProblem)),
  parameters: { behaviours: ['COM-750'] },
  async play({ args }) {
    const box = await opened();
    await fillAll(box);
    await save(box);
    await waitFor(() => expect(screen.getByText('Error creating meeting. Try again.')).toBeVisible());
    await expect(title(box)).toHaveValue('Splinting night');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const CannotBeChanged: Story = {
  args: { meeting: known },
  beforeEach: answering(failing(calls.meetings.edit, sampleProblem)),
  parameters: { behaviours: ['COM-749'] },
  async play() {
    const box = await opened('Edit meeting');
    await fill(title(box), 'Another title');
    await save(box);
    await waitFor(() => expect(screen.getByText('Error editing meeting. Try again.')).toBeVisible());
    await expect(title(box)).toHaveValue('Another title');
  },
};

/** The meeting is made all the same, and not made again by the next try. */
export const FileCannotBeAdded: Story = {
  beforeEach: answering(failing(calls.meetings.addAsset, sampleProblem)),
  async play({ args }) {
    const box = await opened();
    await fillAll(box);
    await userEvent.upload(box.getByLabelText(/^Attachments/), [file('notes.txt')]);
    await save(box);
    const words = 'The meeting is saved, but a file could not be added. Try again.';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await box.findByRole('button', { name: 'Remove notes.txt' }));
    await save(box);
    await saved();
    await expect(mock.answered.filter((name) => name === 'meetings.create')).toHaveLength(1);
    await expect(mock.answered).toContain('meetings.edit');
  },
};

export const FileCannotBeRemoved: Story = {
  args: { meeting: known },
  beforeEach: answering(failing(calls.meetings.removeAsset, sampleProblem)),
  async play() {
    const box = await opened('Edit meeting');
    await userEvent.click(box.getByRole('button', { name: 'Remove questions.docx' }));
    await save(box);
    const words = 'The meeting is saved, but a file could not be removed. Try again.';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  },
};

/** What the server has against it stands at the field that means it. */
export const RefusedByTheServer: Story = {
  beforeEach: answering(
    failing(calls.meetings.create, {
      code: 'invalid_input',
      field: 'body.startDate',
      message: 'Time cannot be in the past',
    }),
  ),
  async play() {
    const box = await opened();
    await fillAll(box);
    await save(box);
    await waitFor(() => expect(box.getByText('Time cannot be in the past')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { args: { meeting: known }, globals: { scheme: 'dark' } };
