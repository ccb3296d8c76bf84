import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { PageOverDrafts, sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, worldOf, writeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AssetsAdminPage } from './AssetsAdminPage.tsx';

const moderator = 'tom.papadopoulos@example.org';
const community = liveMock()
  .state.communities.values()
  .find(({ alias }) => alias === 'hand-therapy');
const id = community?.id ?? '';

const meta = {
  title: 'Communities/Admin/Assets',
  component: AssetsAdminPage,
  args: { params: { id }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px' },
  beforeEach: worldOf({ as: moderator }),
} satisfies Meta<typeof AssetsAdminPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function dialogNamed(name: string | RegExp): Promise<Canvas> {
  return within(await screen.findByRole('dialog', { name }));
}

async function addDialog(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a file or link to Protocols' }));
  return dialogNamed('Add a file or link to Protocols');
}

async function fromMenu(canvas: Canvas, of: RegExp | string, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: of }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

const ofProtocols = 'Actions for Protocols';
const notes = () => new File(['Minutes'], 'minutes.txt', { type: 'text/plain' });

/** One folder stands before another. */
function expectFirst(canvas: Canvas, first: string, second: string) {
  const place = canvas.getByText(first).compareDocumentPosition(canvas.getByText(second));
  return expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

const orderIn = (canvas: Canvas, name: RegExp | string) =>
  within(canvas.getByRole('grid', { name }))
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent);

/** Drags an item one place down by the keyboard. */
async function dragDown(canvas: Canvas, name: string) {
  // The list may still be replaced by what has been read anew.
  await waitFor(() => {
    const handle = canvas.getByRole('button', { name: `Drag ${name}` });
    handle.focus();
    return expect(handle).toHaveFocus();
  });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert /));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/between/i));
  await userEvent.keyboard('{Enter}');
}

/** A folder is made, which stands first, named otherwise, and deleted with what is in it. */
export const Folders: Story = {
  parameters: {
    behaviours: ['COM-346', 'COM-347', 'COM-353', 'COM-355', 'COM-356', 'COM-591', 'COM-768', 'COM-774'],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('table', { name: 'Files and links of Protocols' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Folder' }));
    const dialog = await dialogNamed('New folder');
    await userEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(dialog.getByText('Please input the name!')).toBeVisible());
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Name/ }), 'Films');
    await userEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(screen.getByText('Folder created.')).toBeVisible());
    await waitFor(() => expectFirst(canvas, 'Films', 'Protocols'));

    await fromMenu(canvas, ofProtocols, 'Edit folder');
    const edit = await dialogNamed('Edit folder');
    await writeAtOnce(edit.getByRole('textbox', { name: /^Name/ }), ' of clinics');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Folder renamed successfully.')).toBeVisible());

    await fromMenu(canvas, 'Actions for Protocols of clinics', 'Delete folder');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Protocols of clinics?' }));
    await waitFor(() => expect(question.getByText(/The folder goes with the 3 items in it/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Delete folder' }));
    await waitFor(() => expect(screen.getByText('Folder and files successfully deleted')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Protocols of clinics')).toBeNull());
  },
};

/** Folders and files that are being named or added are listed among the drafts, and go on from there, whichever folder is open. */
export const DraftsGoOn: Story = {
  render: (args) => <PageOverDrafts>{(search) => <AssetsAdminPage {...args} search={search} />}</PageOverDrafts>,
  async play({ canvas }) {
    const name = () => screen.findByRole('textbox', { name: /^Name/ });
    const page = `/admin/community/${id}/assets`;
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const leaveAndGoOn = async (text: string, kind: string, href: string) => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
      await expect(await canvas.findByText(`${kind} · ${community?.name}`)).toBeVisible();
      const link = canvas.getByRole('link', { name: text });
      await expect(link.getAttribute('href')).toContain(href);
      await userEvent.click(link);
      await expect(await screen.findByRole('dialog', { name: kind })).toBeVisible();
      await expect(await name()).toHaveValue(text);
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await closed();
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Folder' }));
    await writeAtOnce(await name(), 'Films');
    await leaveAndGoOn('Films', 'New folder', page);

    await fromMenu(canvas, ofProtocols, 'Edit folder');
    await writeAtOnce(await name(), ' of clinics');
    await leaveAndGoOn('Protocols of clinics', 'Edit folder', page);

    await userEvent.click(await canvas.findByRole('button', { name: 'Add a file or link to Protocols' }));
    await writeAtOnce(await name(), 'Minutes');
    await leaveAndGoOn('Minutes', 'Add a file or link to Protocols', `${page}?folder=`);

    await fromMenu(canvas, 'Actions for Home programme, template', 'Edit');
    await writeAtOnce(await name(), ' of March');
    await leaveAndGoOn('Home programme, template of March', 'Edit', `${page}?folder=`);
  },
};

/** A link and a file are added to a folder, each with a name and a description. */
export const AssetAdded: Story = {
  parameters: {
    behaviours: ['COM-357', 'COM-582', 'COM-583', 'COM-584', 'COM-585', 'COM-586', 'COM-764', 'COM-766'],
  },
  async play({ canvas }) {
    const dialog = await addDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(dialog.getByText('Please select a file type and provide the necessary data.')).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText('Please input the name!')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Please input the description!')).toBeVisible());

    await userEvent.click(dialog.getByRole('radio', { name: 'A link' }));
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Name/ }), 'Films');
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Description/ }), 'Six of them.');
    const wrong = 'The URL must start with http:// or https:// and must have domain';
    for (const address of ['example.org', 'https://films']) {
      await userEvent.clear(dialog.getByRole('textbox', { name: /^URL/ }));
      await writeAtOnce(dialog.getByRole('textbox', { name: /^URL/ }), address);
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(dialog.getByText(wrong)).toBeVisible());
    }
    await userEvent.clear(dialog.getByRole('textbox', { name: /^URL/ }));
    await writeAtOnce(dialog.getByRole('textbox', { name: /^URL/ }), 'https://example.org/films');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByText('File added successfully.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Films' })).toBeVisible());

    const second = await addDialog(canvas);
    await userEvent.click(second.getByRole('radio', { name: 'A file' }));
    await userEvent.upload(second.getByLabelText(/^File/), notes());
    await writeAtOnce(second.getByRole('textbox', { name: /^Name/ }), 'Minutes');
    await writeAtOnce(second.getByRole('textbox', { name: /^Description/ }), 'Of March.');
    await userEvent.click(second.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Minutes' })).toBeVisible());
  },
};

/** What may not be added is refused as it is chosen. */
export const FileRefused: Story = {
  parameters: { behaviours: ['COM-587', 'COM-588', 'COM-765'] },
  async play({ canvas }) {
    const dialog = await addDialog(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'A file' }));
    const upload = (file: File) => userEvent.upload(dialog.getByLabelText(/^File/), file, { applyAccept: false });
    await upload(new File(['<svg/>'], 'drawing.svg'));
    await waitFor(() =>
      expect(
        dialog.getByText(/Allowed only: pdf, doc, docx, xlsx, xls, txt, mp4, png, jpeg, jpg, pptx, ppt file types/),
      ).toBeVisible(),
    );
    await upload(new File(['a'.repeat(5_242_881)], 'long.txt', { type: 'text/plain' }));
    await waitFor(() => expect(dialog.getByText(/Maximum allowed file size is 5Mb/)).toBeVisible());
  },
};

/** A link is named otherwise, then deleted. */
export const AssetChanged: Story = {
  parameters: { behaviours: ['COM-358', 'COM-359', 'COM-592', 'COM-770', 'COM-772'] },
  async play({ canvas }) {
    const of = 'Actions for Home programme, template';
    await fromMenu(canvas, of, 'Edit');
    const edit = await dialogNamed('Edit');
    const name = edit.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(edit.getByText('Please input the name!')).toBeVisible());
    await writeAtOnce(name, 'Home programme');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Items renamed successfully.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Home programme' })).toBeVisible());

    await fromMenu(canvas, 'Actions for Home programme', 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Home programme?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Item successfully deleted')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Home programme')).toBeNull());
  },
};

/** Folders are dragged, or moved a step at a time. */
export const FoldersReordered: Story = {
  parameters: { behaviours: ['COM-350'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reorder folders' }));
    await dragDown(canvas, 'Protocols');
    await waitFor(() =>
      expect(orderIn(canvas, 'Folders in their order').slice(0, 2).join()).toMatch(/Splinting.*Protocols/),
    );
    // Nothing is moved again before the first move is kept.
    const up = canvas.getByRole('button', { name: 'Move Protocols up' });
    await waitFor(() => expect(up).toBeEnabled());
    await userEvent.click(up);
    await waitFor(() =>
      expect(orderIn(canvas, 'Folders in their order').slice(0, 2).join()).toMatch(/Protocols.*Splinting/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expectFirst(canvas, 'Protocols', 'Splinting'));
  },
};

/** So are the files and links of a folder. */
export const FilesReordered: Story = {
  parameters: { behaviours: ['COM-351'] },
  async play({ canvas }) {
    await fromMenu(canvas, ofProtocols, 'Change the order');
    await canvas.findByRole('grid', { name: 'Files and links of Protocols in their order' });
    await dragDown(canvas, 'Flexor tendon repair, zone II');
    await waitFor(() =>
      expect(orderIn(canvas, /^Files and links of Protocols/).join()).toMatch(/^Distal radius.*Flexor tendon/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Distal radius fracture after plating'),
    );
  },
};

/** Files are looked through by date, description or name. */
export const Sorted: Story = {
  parameters: { behaviours: ['COM-349'] },
  async play({ canvas }) {
    await canvas.findByRole('table', { name: 'Files and links of Protocols' });
    await userEvent.click(canvas.getByRole('button', { name: /Sort files by/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Own order',
      'Creation Date',
      'Description',
      'Name',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Name' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
        'Distal radius fracture after plating',
        'Flexor tendon repair, zone II',
        'Home programme, template',
      ]),
    );
  },
};

/** A move that could not be kept is taken back. */
export const CannotBeReordered: Story = {
  beforeEach: answering(failing(calls.folders.reorder, sampleProblem)),
  parameters: { behaviours: ['COM-777'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reorder folders' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Protocols down' }));
    await waitFor(() => expect(screen.getByText('Reorder failed')).toBeVisible());
    await waitFor(() => expect(orderIn(canvas, 'Folders in their order')[0]).toMatch(/Protocols/));
  },
};

export const FilesCannotBeReordered: Story = {
  beforeEach: answering(failing(calls.folders.reorderAssets, sampleProblem)),
  async play({ canvas }) {
    await fromMenu(canvas, ofProtocols, 'Change the order');
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Flexor tendon repair, zone II down' }));
    await waitFor(() => expect(screen.getByText('Reorder failed')).toBeVisible());
  },
};

export const FolderCannotBeMade: Story = {
  beforeEach: answering(failing(calls.folders.create, sampleProblem)),
  parameters: { behaviours: ['COM-776'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Folder' }));
    const dialog = await dialogNamed('New folder');
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Name/ }), 'Films');
    await userEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(screen.getByText('Failed to create folder')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Films');
  },
};

export const FolderCannotBeRenamed: Story = {
  beforeEach: answering(failing(calls.folders.edit, sampleProblem)),
  parameters: { behaviours: ['COM-769'] },
  async play({ canvas }) {
    await fromMenu(canvas, ofProtocols, 'Edit folder');
    const dialog = await dialogNamed('Edit folder');
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Failed to rename folder.')).toBeVisible());
  },
};

export const FolderCannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.folders.remove, sampleProblem)),
  parameters: { behaviours: ['COM-775'] },
  async play({ canvas }) {
    await fromMenu(canvas, ofProtocols, 'Delete folder');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete folder' }));
    await waitFor(() => expect(screen.getByText('Folder and files are not deleted')).toBeVisible());
  },
};

export const AssetCannotBeAdded: Story = {
  beforeEach: answering(failing(calls.folders.addAsset, sampleProblem)),
  parameters: { behaviours: ['COM-767'] },
  async play({ canvas }) {
    const dialog = await addDialog(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'A link' }));
    await writeAtOnce(dialog.getByRole('textbox', { name: /^URL/ }), 'https://example.org/films');
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Name/ }), 'Films');
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Description/ }), 'Six of them.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByText('Failed to add file.')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Films');
  },
};

export const AssetCannotBeRenamed: Story = {
  beforeEach: answering(failing(calls.folders.editAsset, sampleProblem)),
  parameters: { behaviours: ['COM-771'] },
  async play({ canvas }) {
    await fromMenu(canvas, 'Actions for Home programme, template', 'Edit');
    const dialog = await dialogNamed('Edit');
    await writeAtOnce(dialog.getByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Failed to rename items.')).toBeVisible());
  },
};

export const AssetCannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.folders.removeAsset, sampleProblem)),
  parameters: { behaviours: ['COM-773'] },
  async play({ canvas }) {
    await fromMenu(canvas, 'Actions for Home programme, template', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Item not deleted. Try again.')).toBeVisible());
  },
};

export const FolderCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.folders.assets, sampleProblem)),
  async play({ canvas }) {
    await expect(await canvas.findByText('This folder could not be loaded.')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
