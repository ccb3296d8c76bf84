import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { textVersion } from '@portal/rules';
import { sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, liveMock, typeInto, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AboutAdminPage } from './AboutAdminPage.tsx';
import { EditAbout } from './EditAbout.tsx';

const moderator = 'tom.papadopoulos@example.org';
const community = liveMock()
  .state.communities.values()
  .find(({ alias }) => alias === 'hand-therapy');

const meta = {
  title: 'Communities/Admin/About',
  component: AboutAdminPage,
  args: { params: { id: community?.id ?? '' }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px' },
  beforeEach: worldOf({ as: moderator }),
} satisfies Meta<typeof AboutAdminPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openEditor(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit ‘Who are we?’' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit ‘Who are we?’' });
  return { dialog: within(dialog), editor: await findEditor(dialog) };
}

/** What the server keeps of the text. */
let published: () => { aboutHtml: string; aboutJson: string } | undefined;

/** What a moderator publishes stands on the page at once. */
export const Live: Story = {
  beforeEach: ({ msw }) => {
    const { state, handlers } = liveMock({ as: moderator });
    msw.use(...handlers);
    published = () => state.communities.get(community?.id ?? '');
  },
  parameters: { behaviours: ['COM-312', 'COM-309', 'COM-310', 'COM-311', 'COM-313', 'COM-316'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Who are we?' })).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'Community info' })).toBeVisible();
    const { dialog, editor } = await openEditor(canvas);
    await typeInto(editor, ' We meet on Thursdays.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText('The text is published.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText(/We meet on Thursdays\./)).toBeVisible());
    const { aboutHtml = '', aboutJson = '' } = published() ?? {};
    await expect(aboutHtml).toContain('We meet on Thursdays.');
    await expect(JSON.parse(aboutJson)).toMatchObject({ type: 'doc' });
    await expect(aboutJson).toContain('We meet on Thursdays.');
  },
};

/** The settings are for administrators: a moderator is not led there. */
export const LedToTheSettings: Story = {
  parameters: {
    behaviours: ['COM-314', 'COM-315'],
    destinations: { 'communitiesAdmin.adminCommunitySettingsPage': '/admin/community/:id/settings' },
  },
  globals: { role: 'admin' },
  beforeEach: worldOf({ as: 'helen.brooks@example.org' }),
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: 'Change admin settings' })).toHaveAttribute(
      'href',
      `/admin/community/${args.params.id}/settings`,
    );
  },
};

export const ModeratorNotLedToTheSettings: Story = {
  parameters: {
    behaviours: ['COM-315'],
    destinations: { 'communitiesAdmin.adminCommunitySettingsPage': '/admin/community/:id/settings' },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Community info' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change admin settings' })).toBeNull();
  },
};

/** Who looks after meetings and assets alone reads the text. */
export const ReadOnly: Story = {
  parameters: { behaviours: ['COM-316'] },
  beforeEach: worldOf({ as: 'priya.sharma@example.org' }),
  args: {
    params: {
      id:
        liveMock()
          .state.communities.values()
          .find(({ id }) => liveMock().state.memberships.get(id)?.get('p-003')?.role === 'Editor')?.id ?? '',
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Community info' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit ‘Who are we?’' })).toBeNull();
  },
};

/** What was written stays in the dialog. */
export const CannotBePublished: Story = {
  beforeEach: answering(failing(calls.communities.saveAbout, sampleProblem)),
  async play({ canvas }) {
    const { dialog, editor } = await openEditor(canvas);
    await typeInto(editor, ' Everybody is welcome.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText('The text could not be published. Try again.')).toBeVisible());
    await expect(editor).toHaveTextContent('Everybody is welcome.');
  },
};

/** What another moderator does while the dialog is open. */
let meanwhile: () => void;

/** Somebody else has published meanwhile: their text is shown before it is replaced. */
export const PublishedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    const { state, handlers } = liveMock({ as: moderator });
    msw.use(...handlers);
    meanwhile = () => state.communities.change(community?.id ?? '', { aboutHtml: '<p>We are another group now.</p>' });
  },
  async play({ canvas }) {
    const { dialog, editor } = await openEditor(canvas);
    await typeInto(editor, ' Mine.');
    meanwhile();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findByText('We are another group now.')).toBeVisible();
    await expect(
      dialog.getByText('Someone else has published another text since you opened this one. What you wrote stays here.'),
    ).toBeVisible();
    await expect(editor).toHaveTextContent('Mine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish mine instead' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText('The text is published.')).toBeVisible());
  },
};

const known = (html: string) => ({ html, version: textVersion(html) });

/** What was typed before somebody else published is there again, and publishing it shows both texts. */
export const TypedBeforeTheyPublished: Story = {
  beforeEach: ({ msw }) => {
    const { state, handlers } = liveMock({ as: moderator });
    msw.use(...handlers);
    published = () => state.communities.get(community?.id ?? '');
    meanwhile = () => state.communities.change(community?.id ?? '', { aboutHtml: '<p>We are another group now.</p>' });
  },
  render: function Reopened() {
    const { id = '', name = '', aboutHtml = '' } = community ?? {};
    const [isOpen, setOpen] = useState(true);
    const [html, setHtml] = useState(aboutHtml);
    function reopen() {
      meanwhile();
      setHtml(published()?.aboutHtml ?? '');
      setOpen(true);
    }
    return isOpen ? (
      <EditAbout community={{ id, name }} about={known(html)} onClose={() => setOpen(false)} />
    ) : (
      <button onClick={reopen}>Open again</button>
    );
  },
  async play({ canvas }) {
    const before = await screen.findByRole('dialog', { name: 'Edit ‘Who are we?’' });
    await typeInto(await findEditor(before), ' Mine.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Open again' }));
    const box = await screen.findByRole('dialog', { name: 'Edit ‘Who are we?’' });
    const dialog = within(box);
    await waitFor(() => expect(dialog.getByText('What you wrote before is here again.')).toBeVisible());
    const editor = await findEditor(box);
    await expect(editor).toHaveTextContent('Mine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(dialog.getByText('We are another group now.')).toBeVisible());
    await expect(published()?.aboutHtml).toBe('<p>We are another group now.</p>');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish mine instead' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(published()?.aboutHtml).toContain('Mine.'));
  },
};

export const TextFailed: Story = {
  beforeEach: answering(failing(calls.communities.about, sampleProblem)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The text could not be loaded.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit ‘Who are we?’' })).toBeNull();
  },
};

export const CommunityFailed: Story = {
  beforeEach: answering(failing(calls.communities.byId, sampleProblem)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
