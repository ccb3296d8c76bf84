import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommunityDialog } from './CommunityDialog.tsx';

let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Admin/Create community',
  component: CommunityDialog,
  args: { onSaved: fn(), onClose: fn() },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'helen.brooks@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof CommunityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Box = ReturnType<typeof within>;

async function opened(): Promise<Box> {
  const dialog = await screen.findByRole('dialog', { name: 'Create community' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const field = (box: Box, name: RegExp) => box.getByRole('textbox', { name });
const alias = (box: Box) => field(box, /^Alias/);
const save = (box: Box) => userEvent.click(box.getByRole('button', { name: 'Create community' }));
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function picture(name = 'cover.png', bytes?: number) {
  const content =
    bytes === undefined ? Uint8Array.from(atob(pixel), (one) => one.charCodeAt(0)) : new Uint8Array(bytes);
  return new File([content], name, { type: 'image/png' });
}

async function chooseCategory(box: Box) {
  await userEvent.click(box.getByRole('button', { name: /^Categories/ }));
  const list = within(await screen.findByRole('dialog', { name: /Categories/ }));
  await userEvent.click(await list.findByRole('option', { name: 'Practice areas › Hand therapy' }));
  await userEvent.keyboard('{Escape}');
}

async function fillAll(box: Box) {
  await fill(field(box, /^Name/), 'Splint makers');
  await fill(field(box, /^Short description/), 'Thermoplastics and patience');
  await userEvent.upload(box.getByLabelText(/^Image/), picture());
  await userEvent.click(box.getByRole('radio', { name: /^Public/ }));
  await chooseCategory(box);
}

const made = () => mock.state.communities.values().find(({ name }) => name === 'Splint makers');

/** The name suggests the alias; public is visible and may be joined by itself. */
export const Live: Story = {
  parameters: { behaviours: ['COM-556', 'COM-566', 'COM-569', 'COM-729'] },
  async play({ args }) {
    const box = await opened();
    await fillAll(box);
    await expect(alias(box)).toHaveValue('splint-makers');
    await expect(box.getByRole('checkbox', { name: /^Always visible/ })).toBeChecked();
    await expect(box.getByRole('checkbox', { name: /^Always visible/ })).toBeDisabled();
    await userEvent.click(box.getByRole('checkbox', { name: /^Auto-join/ }));
    await save(box);
    await waitFor(() => expect(screen.getByText('Successfully saved')).toBeVisible());
    await expect(args.onSaved).toHaveBeenCalled();
    await expect(made()).toMatchObject({ alias: 'splint-makers', isPublic: true, isVisible: true, isAutoJoin: true });
  },
};

/** What is missing is said at its field, and the first of them is gone to. */
export const NothingWritten: Story = {
  parameters: { behaviours: ['COM-547', 'COM-550', 'COM-552', 'COM-553', 'COM-562', 'COM-563'] },
  async play() {
    const box = await opened();
    await save(box);
    for (const words of [
      ...['Please enter a community name', 'Please enter a community alias', 'Please enter a short description'],
      ...['Please upload an image', 'Please select a privacy option', 'Please enter a category'],
    ])
      await waitFor(() => expect(box.getByText(words)).toBeVisible());
    await waitFor(() => expect(field(box, /^Name/)).toHaveFocus());
    await expect(mock.answered).not.toContain('management.create');
  },
};

/** The alias follows the name until somebody writes it by hand. */
export const OwnAlias: Story = {
  parameters: { behaviours: ['COM-556', 'COM-555'] },
  async play() {
    const box = await opened();
    await fill(field(box, /^Name/), 'Splint makers');
    await expect(alias(box)).toHaveValue('splint-makers');
    await fill(alias(box), 'splints here');
    await userEvent.tab();
    await waitFor(() => expect(box.getByText('Spaces are not allowed in alias')).toBeVisible());
    await fill(alias(box), 'splints');
    await fill(field(box, /^Name/), 'Orthosis makers');
    await expect(alias(box)).toHaveValue('splints');
  },
};

/** An alias is asked for once its field is left. */
export const AliasTaken: Story = {
  parameters: { behaviours: ['COM-558', 'COM-560'] },
  async play() {
    const box = await opened();
    await fill(alias(box), 'hand-therapy');
    await expect(mock.answered).not.toContain('management.existsByAlias');
    await userEvent.tab();
    await waitFor(() => expect(box.getByText('This community alias already exists')).toBeVisible());
    await expect(mock.answered).toContain('management.existsByAlias');
    await fill(alias(box), 'hand-therapy-2');
    await userEvent.tab();
    await waitFor(() => expect(box.queryByText('This community alias already exists')).toBeNull());
  },
};

export const AliasCannotBeChecked: Story = {
  beforeEach: answering(failing(calls.management.existsByAlias, sampleProblem)),
  parameters: { behaviours: ['COM-561'] },
  async play() {
    const box = await opened();
    await fill(alias(box), 'splint-makers');
    await userEvent.tab();
    await waitFor(() => expect(box.getByText('This community alias already exists')).toBeVisible());
  },
};

/** A private community is not joined by itself, and begins visible. */
export const PrivateOne: Story = {
  parameters: { behaviours: ['COM-567', 'COM-568', 'COM-570'] },
  async play() {
    const box = await opened();
    await fillAll(box);
    await userEvent.click(box.getByRole('checkbox', { name: /^Auto-join/ }));
    await userEvent.click(box.getByRole('radio', { name: /^Private/ }));
    await expect(box.getByRole('checkbox', { name: /^Auto-join/ })).not.toBeChecked();
    await expect(box.getByRole('checkbox', { name: /^Auto-join/ })).toBeDisabled();
    await expect(box.queryByRole('checkbox', { name: /^Always visible/ })).toBeNull();
    const visible = box.getByRole('checkbox', { name: /^Visible/ });
    await expect(visible).toBeChecked();
    await userEvent.click(visible);
    await save(box);
    await waitFor(() => expect(made()).toMatchObject({ isPublic: false, isVisible: false, isAutoJoin: false }));
  },
};

/** The tags are those of posts, at most ten of them. */
export const TenTags: Story = {
  parameters: { behaviours: ['COM-564', 'COM-565'] },
  async play() {
    const box = await opened();
    const input = box.getByRole('combobox', { name: /^Tags/ });
    for (const tag of 'Assessment Autism Cognition CPD Dementia Driving Equipment Evidence Falls Fatigue'.split(' ')) {
      await userEvent.type(input, tag);
      await userEvent.click(await screen.findByRole('option', { name: tag }));
    }
    await expect(box.getByText('No more than 10 tags')).toBeVisible();
    await expect(mock.answered).toContain('posts.tags');
  },
};

/** A picture is png, jpeg or jpg, and up to 5 MB. */
export const OtherPictures: Story = {
  parameters: { behaviours: ['COM-835', 'COM-836'] },
  async play() {
    const box = await opened();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(box.getByLabelText(/^Image/), picture('cover.gif'));
    await waitFor(() => expect(box.getByText('Allowed only: png, jpeg, jpg file types')).toBeVisible());
    await user.upload(box.getByLabelText(/^Image/), new File([new Uint8Array(5_242_881)], 'cover.png'));
    await waitFor(() => expect(box.getByText('Maximum allowed file size is 5Mb')).toBeVisible());
  },
};

export const CannotBeCreated: Story = {
  beforeEach: answering(failing(calls.management.create, sampleProblem)),
  parameters: { behaviours: ['COM-715'] },
  async play({ args }) {
    const box = await opened();
    await fillAll(box);
    await save(box);
    await waitFor(() => expect(screen.getByText('Error creating community. Try again.')).toBeVisible());
    await expect(field(box, /^Name/)).toHaveValue('Splint makers');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** What the server has against it stands at the field that means it. */
export const RefusedByTheServer: Story = {
  beforeEach: answering(
    failing(calls.management.create, {
      code: 'invalid_input',
      field: 'body.alias',
      message: 'This community alias already exists',
    }),
  ),
  async play() {
    const box = await opened();
    await fillAll(box);
    await save(box);
    await waitFor(() => expect(box.getByText('This community alias already exists')).toBeVisible());
    await waitFor(() => expect(alias(box)).toHaveFocus());
  },
};

/** What cannot be chosen from is said, and tried again. */
export const ChoicesCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.management.segments, sampleProblem)),
  async play() {
    const box = await opened();
    await waitFor(() => expect(box.getByText('The choices could not be loaded.')).toBeVisible());
    await expect(box.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
