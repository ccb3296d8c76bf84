import { calls, useEndpointCache } from '@portal/api';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EditRecordPage } from './EditRecordPage.tsx';
import { NewRecordPage } from './NewRecordPage.tsx';

const id = 'cpd-p-001-4';
const place = { search: {}, onSearchChange: fn() };

let mock = liveMock();

const meta = {
  title: 'CPD/Record/Two devices',
  component: EditRecordPage,
  args: { ...place, params: { id } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ReadAgain />
      </>
    ),
  ],
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof EditRecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As when somebody comes back to the tab. */
function ReadAgain() {
  const cache = useEndpointCache();
  return (
    <button type="button" onClick={() => cache.invalidate(calls.cpd.record)}>
      Read again
    </button>
  );
}

const titleField = () => screen.findByRole('textbox', { name: /^What did you do/ });
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const save = () => userEvent.click(saveButton());
const expectText = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const reads = () => mock.answered.filter((name) => name === 'cpd.record').length;

function record() {
  const found = mock.state.cpdRecords.get(id);
  if (found === undefined) throw new Error('The demo world has lost the record');
  return found;
}

function changeElsewhere(title: string) {
  mock.state.cpdRecords.change(id, { title, revision: record().revision + 1 });
}

async function readAgain() {
  const before = reads();
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(reads()).toBe(before + 1));
}

async function writeTitle(title: string) {
  await userEvent.clear(await titleField());
  await userEvent.type(await titleField(), title);
}

/** What another device saved is overwritten by nobody who was not told of it, also when it was read again meanwhile. */
export const RefusedOnce: Story = {
  async play() {
    await writeTitle('My own words');
    changeElsewhere('The words of the phone');
    await readAgain();
    await save();
    await expectText('Your entry could not be saved.');
    await expectText('This was changed meanwhile. Look at it again, then save yours.');
    await expectText(/^This was changed meanwhile. Save again to keep what you have written/);
    // It stands where they are, beside the button: the form is longer than a phone.
    const [banner, button] = [screen.getByText(/^This was changed meanwhile. Save again/), saveButton()];
    await expect(button.getBoundingClientRect().top - banner.getBoundingClientRect().bottom).toBeLessThan(100);
    await expect(record().title).toBe('The words of the phone');
    await expect(await titleField()).toHaveValue('My own words');
    await save();
    await waitFor(() => expect(record().title).toBe('My own words'));
  },
};

/** What was saved after somebody was told is not overwritten by what they save then. */
export const RefusedAgain: Story = {
  async play() {
    await writeTitle('My own words');
    changeElsewhere('The words of the phone');
    await save();
    await expectText(/^This was changed meanwhile. Save again/);
    changeElsewhere('More words of the phone');
    await readAgain();
    const sent = () => mock.answered.filter((name) => name === 'cpd.editRecord').length;
    const before = sent();
    await save();
    await waitFor(() => expect(sent()).toBe(before + 1));
    await expect(record().title).toBe('More words of the phone');
    await expect(await titleField()).toHaveValue('My own words');
  },
};

/** Whoever rather goes on from what is there begins with it, and it is saved at once. */
export const StartedOver: Story = {
  async play() {
    await writeTitle('My own words');
    changeElsewhere('The words of the phone');
    await save();
    await expectText(/^This was changed meanwhile. Save again/);
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await expect(await titleField()).toHaveValue('The words of the phone');
    await expect(screen.queryByText(/^This was changed meanwhile. Save again/)).toBeNull();
    await userEvent.type(await titleField(), ' and mine');
    await save();
    await waitFor(() => expect(record().title).toBe('The words of the phone and mine'));
  },
};

function Reopened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <EditRecordPage {...place} params={{ id }} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Leave and come back
      </button>
    </>
  );
}

const leaveAndComeBack = () => userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));

/** A draft knows what it was begun at. */
export const DraftRefusedOnce: Story = {
  render: () => <Reopened />,
  async play() {
    await writeTitle('My own words');
    await leaveAndComeBack();
    changeElsewhere('The words of the phone');
    await readAgainWhileAway();
    await expect(await titleField()).toHaveValue('My own words');
    await save();
    await expectText(/^This was changed meanwhile. Save again/);
    await expect(record().title).toBe('The words of the phone');
    await save();
    await waitFor(() => expect(record().title).toBe('My own words'));
  },
};

/** What is kept of the record is marked as old, and read again when the form opens. */
async function readAgainWhileAway() {
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await leaveAndComeBack();
}

/** A form begins with what is there now, not with what was read for the last one. */
export const BeginsWithWhatIsThere: Story = {
  render: () => <Reopened />,
  async play() {
    await expect(await titleField()).not.toHaveValue('');
    await leaveAndComeBack();
    changeElsewhere('The words of the phone');
    await readAgainWhileAway();
    await expect(await titleField()).toHaveValue('The words of the phone');
  },
};

function CopyThenEdit() {
  const [isCopy, setCopy] = useState(true);
  return (
    <>
      {isCopy ? (
        <NewRecordPage {...place} params={{}} search={{ copy: id }} />
      ) : (
        <EditRecordPage {...place} params={{ id }} />
      )}
      <button type="button" onClick={() => setCopy(!isCopy)}>
        To the other
      </button>
    </>
  );
}

/** What is written into a copy stays there: the record itself opens as it is. */
export const CopyHasItsOwnDraft: Story = {
  render: () => <CopyThenEdit />,
  async play() {
    const before = record().title;
    await writeTitle('Done once more');
    await userEvent.click(screen.getByRole('button', { name: 'To the other' }));
    await screen.findByRole('heading', { name: 'Edit CPD entry' });
    await expect(await titleField()).toHaveValue(before);
    await expect(screen.queryByText('This is what you had begun to write.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'To the other' }));
    await screen.findByRole('heading', { name: 'Add CPD entry' });
    await expect(await titleField()).toHaveValue('Done once more');
    await expectText('This is what you had begun to write.');
  },
};
