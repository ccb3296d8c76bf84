import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { type PageProps, useOwnSearch } from '@portal/kit';
import { answering, liveMock, typeAtOnce, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { MembersPage } from './MembersPage.tsx';

const failure = { code: 'conflict', message: 'The directory is being rebuilt.' } as const;

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];
/** The same by address. */
let requests: string[] = [];

/** The page, with what stands in its address. */
function WithAddress({ initialSearch }: { initialSearch?: PageProps['search'] }) {
  return <MembersPage params={{}} {...useOwnSearch(initialSearch)} />;
}

const meta = {
  title: 'Directory/Members',
  component: WithAddress,
  parameters: { destinations: storyDestinations },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const names = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const open = async (canvas: Canvas, label: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name: label }));
const choose = async (canvas: Canvas, label: RegExp, option: string) => {
  await open(canvas, label);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Somebody is found by their name, and by where they live and what they know; the list is turned round. */
export const Live: Story = {
  parameters: { behaviours: ['DIR-016', 'DIR-017', 'DIR-020', 'DIR-022', 'DIR-025', 'DIR-027', 'DIR-028'] },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    const first = names(canvas);
    await expect(first).toHaveLength(24);
    await waitFor(() => expect(answered).toEqual(expect.arrayContaining(['directory.locations', 'firstTime.options'])));
    await choose(canvas, /Sort/, 'Z-A');
    await waitFor(() => expect(names(canvas)[0]).not.toBe(first[0]));
    await choose(canvas, /Sort/, 'A-Z');
    await waitFor(() => expect(names(canvas)).toEqual(first));
    await typeAtOnce(canvas.getByRole('searchbox', { name: 'Name' }), 'georgia mck');
    await expectText('1 member');
    await expect(names(canvas)).toEqual(['Georgia McKenzie']);
    await choose(canvas, /Location/, 'Victoria');
    await expectText('1 member');
    await open(canvas, /Expertise area/);
    await userEvent.click(await screen.findByRole('option', { name: 'Work and industry' }));
    await expectText('No data');
    // Of several areas any is enough.
    await userEvent.click(await screen.findByRole('option', { name: 'Hand and upper limb: Splinting' }));
    await userEvent.keyboard('{Escape}');
    await expectText('1 member');
    // The list of areas takes a moment to go, and what is behind it is hidden until then.
    await waitFor(() => expect(names(canvas)).toEqual(['Georgia McKenzie']));
    await choose(canvas, /Location/, 'Tasmania');
    await expectText('No data');
  },
};

/** A company is found as it is typed; who works there is shown, but for those who hide it. */
export const ByCompany: Story = {
  parameters: { behaviours: ['DIR-018', 'DIR-019'] },
  beforeEach({ msw }) {
    requests = [];
    const mock = liveMock({
      holdBack({ url }) {
        requests.push(url.slice(new URL(url).origin.length));
        return undefined;
      },
    });
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Company' }), 'wandering creek hand{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Wandering Creek Hand Clinic' }));
    await expect(requests).toContain('/api/directory/member/companies?query=wandering+creek+hand&size=5');
    await waitFor(() => expect(names(canvas)).toContain('Georgia McKenzie'));
    for (const card of canvas.getAllByRole('article'))
      await expect(within(card).getByText('Wandering Creek Hand Clinic')).toBeVisible();
  },
};

/** What was shared by its address is there, with the names of what was chosen. */
export const FromAnAddress: Story = {
  args: { initialSearch: { location: 'VIC', sort: 'desc', page: '2' } },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(await canvas.findByRole('button', { name: 'Remove Victoria' })).toBeVisible();
    await expect(canvas.getByText(/^25 - 48 of \d+ items$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expectText(/^1 - 24 of \d+ items$/);
  },
};

const openSaved = async (canvas: Canvas) => open(canvas, /^Saved filters/);
const saveAs = async (canvas: Canvas, name: string) => {
  await openSaved(canvas);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save these filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
};

/** What somebody looks for is kept under a name, chosen again, and removed. */
export const SavedFilters: Story = {
  args: { initialSearch: { location: 'VIC', name: 'georgia mck' } },
  async play({ canvas }) {
    await expectText('1 member');
    await saveAs(canvas, 'Georgia');
    await expectText('The filters are saved');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(names(canvas).length).toBeGreaterThan(1));
    await openSaved(canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Georgia' }));
    await waitFor(() => expect(names(canvas)).toEqual(['Georgia McKenzie']));
    await openSaved(canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Georgia' }));
    await expectText('The filters are removed');
    await openSaved(canvas);
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
  },
};

export const FiltersNotSaved: Story = {
  args: { initialSearch: { location: 'VIC' } },
  beforeEach: answering(failing(calls.directory.saveFilter, failure)),
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await saveAs(canvas, 'Victoria');
    await expectText('The filters could not be saved');
    await expectText(failure.message);
    await expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Victoria');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const FiltersNotRemoved: Story = {
  args: { initialSearch: { location: 'VIC' } },
  beforeEach: answering(failing(calls.directory.removeFilter, failure)),
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await saveAs(canvas, 'Victoria');
    await expectText('The filters are saved');
    await openSaved(canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Victoria' }));
    await expectText('The filters could not be removed');
  },
};

export const FiltersFail: Story = {
  beforeEach: answering(failing(calls.directory.savedFilters, 500)),
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await openSaved(canvas);
    await expectText('Saved filters could not be loaded');
    await userEvent.keyboard('{Escape}');
  },
};

const helen = 'helen.brooks@example.org';
const takesTable = { name: 'Download as CSV' };

/** Administrators take what the list has as a table; members find no way to it. */
export const Table: Story = {
  args: { initialSearch: { name: 'georgia mck' } },
  globals: { role: 'admin' },
  beforeEach: worldOf({ as: helen }),
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    const saved: { name: string; text: Promise<string> }[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
    });
    await userEvent.click(canvas.getByRole('button', takesTable));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['members.csv']));
    const lines = (await saved[0]?.text)?.trim().split('\r\n') ?? [];
    await expect(lines).toHaveLength(2);
    await expect(lines[1]).toContain('Wandering Creek Hand Clinic');
  },
};

export const WithoutTable: Story = {
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', takesTable)).toBeNull();
  },
};

export const TableFails: Story = {
  globals: { role: 'admin' },
  beforeEach: worldOf(
    { as: helen },
    failing(calls.directory.exportMembers, { code: 'too_large', message: 'A table holds 20000 members at most.' }),
  ),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', takesTable));
    await expectText('The table could not be downloaded. Try again');
    await expectText('A table holds 20000 members at most.');
  },
};

export const LoadingFails: Story = {
  beforeEach: answering(failing(calls.directory.members, failure)),
  async play() {
    await expectText('The member directory could not be loaded');
    await expectText(failure.message);
  },
};

export const CompaniesFail: Story = {
  beforeEach: answering(failing(calls.directory.companies, failure)),
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Company' }), 'hand{Enter}');
    await expectText('Companies could not be searched.');
    await userEvent.keyboard('{Escape}');
  },
};

/** More was read than a person reads in a day. */
export const TooMuchRead: Story = {
  beforeEach: answering(failing(calls.directory.members, { code: 'rate_limited', message: 'Too many attempts.' })),
  play: () => expectText('Too many attempts.'),
};
