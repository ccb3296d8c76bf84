import { calls, type Community } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { CommunitySettings } from './CommunitySettings.tsx';

const [sample] = sampleCommunities;
if (sample === undefined) throw new Error('There is no community for these stories');
const community: Community = { ...sample, permissions: ['commentEdit'] };
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Admin/Settings',
  component: CommunitySettings,
  args: { community },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'helen.brooks@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof CommunitySettings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Page = ReturnType<typeof within>;

async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const save = (page: Page) => userEvent.click(page.getByRole('button', { name: 'Save' }));
const stored = () => mock.state.communities.get(community.id);

/** The form of the community, saved as it is changed; its own alias is not asked for. */
export const Live: Story = {
  parameters: { behaviours: ['COM-385', 'COM-559', 'COM-730'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Admin settings' })).toBeVisible();
    await expect(name(canvas)).toHaveValue(community.name);
    await userEvent.click(canvas.getByRole('textbox', { name: /^Alias/ }));
    await userEvent.tab();
    await fill(name(canvas), 'Hands and wrists');
    await save(canvas);
    await waitFor(() => expect(screen.getByText('Successfully saved')).toBeVisible());
    await expect(stored()).toMatchObject({ name: 'Hands and wrists', alias: community.alias, version: 2 });
    await expect(mock.answered).not.toContain('management.existsByAlias');
  },
};

/** Without segments it says that there are none; with some it says which. */
export const ForSomeSegments: Story = {
  parameters: { behaviours: ['COM-578', 'COM-840'] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Segments/ }));
    const list = within(await screen.findByRole('dialog', { name: /Segments/ }));
    await userEvent.click(await list.findByRole('option', { name: 'New South Wales' }));
    await userEvent.keyboard('{Escape}');
    await save(canvas);
    await waitFor(() => expect(stored()?.segmentIds).toEqual(['segment-nsw']));
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove New South Wales/ }));
    await save(canvas);
    await waitFor(() => expect(stored()?.segmentIds).toEqual([]));
  },
};

/** Who may not change them sees them, and can do nothing. */
export const ReadOnly: Story = {
  args: { community: { ...community, permissions: ['assetsAll', 'meetingAll'] } },
  parameters: { behaviours: ['COM-386'] },
  async play({ canvas }) {
    await expect(canvas.getByText('You can see these settings, but not change them.')).toBeVisible();
    await expect(name(canvas)).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Archive community' })).toBeNull();
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.management.edit, sampleProblem)),
  parameters: { behaviours: ['COM-717'] },
  async play({ canvas }) {
    await fill(name(canvas), 'Hands and wrists');
    await save(canvas);
    await waitFor(() => expect(screen.getByText('Error editing community. Try again.')).toBeVisible());
    await expect(name(canvas)).toHaveValue('Hands and wrists');
  },
};

/** Whoever was slower sees what the other has saved, and chooses. */
export const SomebodyWasFaster: Story = {
  async play({ canvas }) {
    await fill(name(canvas), 'Mine');
    mock.state.communities.change(community.id, { name: 'Theirs', isPublic: false, version: 2 });
    await save(canvas);
    const conflict = 'Someone else has changed this community while you were writing. They have now:';
    await waitFor(() => expect(canvas.getByText(conflict)).toBeVisible());
    await expect(canvas.getByText('Theirs')).toBeVisible();
    await expect(name(canvas)).toHaveValue('Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I wrote' }));
    await save(canvas);
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Mine', version: 3 }));
  },
};

/** What was typed before somebody else saved is there again, and its save shows both versions. */
export const TypedBeforeTheySaved: Story = {
  render: function Reopened({ community: first }) {
    const [shown, setShown] = useState<Community | null>(first);
    function reopen() {
      mock.state.communities.change(first.id, { name: 'Theirs', version: 2 });
      setShown({ ...first, name: 'Theirs', version: 2 });
    }
    return shown === null ? (
      <button onClick={reopen}>Open again</button>
    ) : (
      <>
        <CommunitySettings community={shown} />
        <button onClick={() => setShown(null)}>Leave</button>
      </>
    );
  },
  async play({ canvas }) {
    await fill(name(canvas), 'Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(name(canvas)).toHaveValue('Mine'));
    await save(canvas);
    await waitFor(() => expect(canvas.getByText('Theirs')).toBeVisible());
    await expect(stored()).toMatchObject({ name: 'Theirs', version: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I wrote' }));
    await save(canvas);
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Mine', version: 3 }));
  },
};

/** What is saved is what is changed next, and what is given up goes back to it. */
export const SavedTwice: Story = {
  async play({ canvas }) {
    await fill(name(canvas), 'Hands');
    await save(canvas);
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Hands', version: 2 }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull());
    await fill(name(canvas), 'Wrists');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
    await expect(name(canvas)).toHaveValue('Hands');
    await fill(name(canvas), 'Hands and wrists');
    await save(canvas);
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Hands and wrists', version: 3 }));
  },
};

export const TheirsTaken: Story = {
  async play({ canvas }) {
    await fill(name(canvas), 'Mine');
    mock.state.communities.change(community.id, { name: 'Theirs', version: 2 });
    await save(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take their version' }));
    await waitFor(() => expect(name(canvas)).toHaveValue('Theirs'));
  },
};

async function archive(page: Page) {
  await userEvent.click(page.getByRole('button', { name: 'Archive community' }));
  const question = within(await screen.findByRole('alertdialog', { name: `Archive ${community.name}?` }));
  await userEvent.click(question.getByRole('button', { name: 'Archive community' }));
}

/** It goes into the archive tomorrow, the earliest day, and is taken out again. What is typed stays. */
export const ArchivedAndTakenOut: Story = {
  parameters: { behaviours: ['COM-387', 'COM-388', 'COM-389', 'COM-390', 'COM-391'] },
  async play({ canvas }) {
    await fill(name(canvas), 'Hands and wrists');
    await archive(canvas);
    await waitFor(() => expect(canvas.getByText(/^It goes into the archive on 19 Nov, 2026/)).toBeVisible());
    await expect(stored()).toMatchObject({ archivedAt: new Date('2026-11-18T13:00:00Z'), name: community.name });
    await expect(name(canvas)).toHaveValue('Hands and wrists');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it open' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Archive community' })).toBeVisible());
    await expect(stored()).toMatchObject({ archivedAt: null, isArchived: false });
    await save(canvas);
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Hands and wrists', archivedAt: null }));
  },
};

export const CannotBeArchived: Story = {
  beforeEach: answering(failing(calls.management.edit, sampleProblem)),
  parameters: { behaviours: ['COM-718'] },
  async play({ canvas }) {
    await archive(canvas);
    await waitFor(() => expect(screen.getByText('Archived failed')).toBeVisible());
  },
};

export const CannotBeTakenOut: Story = {
  args: { community: { ...community, isArchived: true, archivedDate: '2026-03-01T00:00:00.000Z' } },
  beforeEach: answering(failing(calls.management.edit, sampleProblem)),
  parameters: { behaviours: ['COM-719'] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^It has been in the archive since 01 Mar, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take out of the archive' }));
    await waitFor(() => expect(screen.getByText('Unarchived failed')).toBeVisible());
  },
};

export const Wide: Story = { globals: { width: '1280px' } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
