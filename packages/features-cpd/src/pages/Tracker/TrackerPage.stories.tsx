import { calls } from '@portal/api';
import { delayed, failing, replying } from '@portal/demo/mock';
import { PageOverDrafts, sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, storyNow, writeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { HomePage } from './HomePage.tsx';
import { TrackerPage } from './TrackerPage.tsx';

const meta = {
  title: 'CPD/Tracker',
  component: TrackerPage,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof TrackerPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openDetails(canvas: Canvas) {
  const [details] = await canvas.findAllByText('View details');
  await userEvent.click(details as HTMLElement);
  const [list] = await canvas.findAllByRole('list', { name: /^Records of/ });
  return within(list as HTMLElement);
}

async function deleteFirst(canvas: Canvas) {
  const list = await openDetails(canvas);
  const [more] = list.getAllByRole('button', { name: /^More for/ });
  await userEvent.click(more as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

/** Deletes a record and takes it back. */
export const Live: Story = {
  parameters: { behaviours: ['CPD-006', 'CPD-042'] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Add CPD entry' })).toHaveAttribute('href', '/cpd/records/new'),
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'CPD Tracker' })).toBeVisible();
    const periods = await canvas.findAllByRole('heading', { level: 2, name: /^CPD Period/ });
    await expect(periods.length).toBeGreaterThan(2);
    await deleteFirst(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

/** Where records are written down in another system, which the portal has to be told. */
export const RecordsElsewhere: Story = {
  beforeEach: answering(replying(calls.cpd.newRecordLink, { url: 'https://records.example/new' })),
  parameters: { behaviours: ['CPD-039'] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Add CPD entry/ })).toHaveAttribute(
        'href',
        'https://records.example/new',
      ),
    );
  },
};

/** What is begun of goals and reflections is listed among the drafts, from where it goes on: the plan of its period opens, with the form. */
export const DraftsOfThePlan: Story = {
  render: () => <PageOverDrafts>{(search) => <TrackerPage search={search} />}</PageOverDrafts>,
  async play({ canvas }) {
    const leave = () => userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    const goOn = async (text: string, of: string) => {
      await expect(await canvas.findByText(of)).toBeVisible();
      const link = canvas.getByRole('link', { name: text });
      await expect(link).toHaveAttribute('href', '/cpd/tracker-page?plan=2026-12-31');
      await userEvent.click(link);
    };
    const [plan] = await canvas.findAllByText(/^Goals and reflection/);
    await userEvent.click(plan as HTMLElement);
    await writeAtOnce(await canvas.findByRole('textbox', { name: /How do you look back/ }), 'I asked first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a goal' }));
    const goalField = () => screen.findByRole('textbox', { name: /What do you want/ });
    await writeAtOnce(await goalField(), 'Read a drawing');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();

    await goOn('I asked first.', 'Reflection · CPD Tracker');
    const reflection = await canvas.findByRole('textbox', { name: /How do you look back/ });
    await expect(reflection).toHaveValue('I asked first.');
    await waitFor(() => expect(reflection).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await leave();

    await goOn('Read a drawing', 'New goal · CPD Tracker');
    await expect(await goalField()).toHaveValue('Read a drawing');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a goal' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await expect(await goalField()).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();
    await expect(await canvas.findByText('Reflection · CPD Tracker')).toBeVisible();
    await expect(canvas.queryByText('New goal · CPD Tracker')).toBeNull();
  },
};

/** Changes to a goal open that goal. */
export const DraftOfAGoal: Story = {
  render: () => <PageOverDrafts>{(search) => <TrackerPage search={search} />}</PageOverDrafts>,
  async play({ canvas }) {
    const goal = 'Write reports that funders read to the end';
    const [plan] = await canvas.findAllByText(/^Goals and reflection/);
    await userEvent.click(plan as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: `More for ${goal}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const title = () => screen.findByRole('textbox', { name: /What do you want/ });
    await userEvent.type(await title(), ' and answer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await expect(await canvas.findByText('Changes to a goal · CPD Tracker')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: `${goal} and answer` }));
    await expect(await screen.findByRole('dialog', { name: 'Change the goal' })).toBeVisible();
    await expect(await title()).toHaveValue(`${goal} and answer`);
  },
};

/** Goals and reflection come when they are opened, each period with its own. */
export const PlanOpens: Story = {
  async play({ canvas }) {
    const [plan] = await canvas.findAllByText('Goals and reflection (1 of 2 reached)');
    await expect(canvas.queryByRole('list', { name: 'Goals' })).toBeNull();
    await userEvent.click(plan as HTMLElement);
    const goals = within(await canvas.findByRole('list', { name: 'Goals' }));
    await expect(goals.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    await expect(canvas.getAllByText(/^Goals and reflection/)).toHaveLength(2);
  },
};

/** Reminders are chosen in a dialog that comes when it is wanted. */
export const RemindersOpen: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for CPD' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reminders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reminders by e-mail' }));
    await expect(await dialog.findAllByRole('switch')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The area itself shows the tracker, and gives its address the tracker's name. */
export const Home: Story = {
  render: () => <HomePage />,
  parameters: { behaviours: ['CPD-004'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'CPD Tracker' })).toBeVisible();
  },
};

let mock: ReturnType<typeof liveMock>;

/** What audits ask of a member stands above the periods, which therefore come with it. */
export const AuditsAnswerLast: Story = {
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(delayed(calls.audits.mine, 600), ...mock.handlers);
  },
  async play({ canvas }) {
    await waitFor(() => expect(mock.answered).toContain('cpd.periods'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Add CPD entry' })).toHaveAttribute('href'));
    await expect(canvas.queryByRole('heading', { level: 2, name: /^CPD Period/ })).toBeNull();
    await canvas.findAllByRole('heading', { level: 2, name: /^CPD Period/ });
    await expect(mock.answered).toContain('audits.mine');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.cpd.periods, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your CPD could not be loaded.')).toBeVisible());
  },
};

/** A button that nothing would ever enable says so. */
export const LinkCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.cpd.newRecordLink, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Where an entry is added could not be found out.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** Where somebody stands is told all the same. */
export const GapCannotBeLoaded: Story = {
  beforeEach({ msw }) {
    const mock = liveMock();
    // Whoever has recorded nothing is missing everything.
    mock.state.cpdRecords.clear();
    msw.use(failing(calls.cpd.gapEvents, sampleProblem), ...mock.handlers);
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Events that fill the gap could not be loaded.')).toBeVisible());
    await expect(canvas.getAllByRole('progressbar', { name: 'Current CPD progress' })[0]).toBeVisible();
  },
};

/** Whoever has written more in a period than the page brings asks for the others. */
export const MoreCannotBeLoaded: Story = {
  beforeEach({ msw }) {
    const mock = liveMock();
    const { cpdRecords } = mock.state;
    for (const { id } of cpdRecords.values()) cpdRecords.change(id, { completedAt: storyNow() });
    msw.use(failing(calls.cpd.records, sampleProblem), ...mock.handlers);
  },
  async play({ canvas }) {
    const list = await openDetails(canvas);
    await expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getByText('More records could not be loaded.')).toBeVisible());
  },
};

export const AttachmentIsSaved: Story = {
  parameters: { behaviours: ['CPD-068'] },
  async play({ canvas }) {
    const saved = savedFiles();
    const list = await openDetails(canvas);
    const [download] = list.getAllByRole('button', { name: 'Download Certificate.pdf' });
    await userEvent.click(download as HTMLElement);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Certificate.pdf']));
    // What the server of the demo world keeps in each file.
    await expect(await saved[0]?.text).toBe('Certificate.pdf');
  },
};

export const DownloadFails: Story = {
  beforeEach: answering(failing(calls.cpd.attachment, { code: 'not_found', message: 'It was removed.' })),
  parameters: { behaviours: ['CPD-083'] },
  async play({ canvas }) {
    const list = await openDetails(canvas);
    const [download] = list.getAllByRole('button', { name: 'Download Certificate.pdf' });
    await userEvent.click(download as HTMLElement);
    await waitFor(() => expect(screen.getByText('Error downloading file. It was removed.')).toBeVisible());
  },
};

export const DeleteFails: Story = {
  beforeEach: answering(failing(calls.cpd.removeRecord, sampleProblem)),
  async play({ canvas }) {
    await deleteFirst(canvas);
    await waitFor(() => expect(screen.getByText('The record could not be deleted.')).toBeVisible());
  },
};

export const UndoFails: Story = {
  beforeEach: answering(failing(calls.cpd.restoreRecord, sampleProblem)),
  async play({ canvas }) {
    await deleteFirst(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('The record could not be taken back.')).toBeVisible());
  },
};

/** A tab that a browser would open; none where it opens none. */
function withTab(tab: { opener: unknown; location: { replace: (href: string) => void }; close: () => void } | null) {
  // Of a tab no more is asked than this.
  return spyOn(window, 'open').mockReturnValue(tab as Window | null);
}

const newTab = () => ({ opener: window, location: { replace: fn() }, close: fn() });

/** The names and texts of the files that a story saves. */
function savedFiles() {
  const saved: { name: string; text: Promise<string> }[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
  });
  return saved;
}

/** Returns what of its name comes after, or what the pattern has kept. */
async function pressFirst(canvas: Canvas, name: RegExp) {
  const [button] = await canvas.findAllByRole('button', { name });
  await userEvent.click(button as HTMLElement);
  const label = button?.getAttribute('aria-label') ?? '';
  return name.exec(label)?.[1] ?? label.replace(name, '').trim();
}

async function expectError(title: string, description: string) {
  await waitFor(() => expect(screen.getByText(description)).toBeVisible());
  await expect(screen.getByText(title)).toBeVisible();
}

export const CertificateOpens: Story = {
  parameters: { behaviours: ['CPD-070'] },
  async play({ canvas }) {
    const tab = newTab();
    const open = withTab(tab);
    await openDetails(canvas);
    await pressFirst(canvas, /^Open certificate of/);
    await expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/documents\/certificate\/cpd-/)),
    );
    await expect(tab.opener).toBeNull();
  },
};

export const CertificateIsSaved: Story = {
  parameters: { behaviours: ['CPD-072', 'CPD-058'] },
  async play({ canvas }) {
    const saved = savedFiles();
    await openDetails(canvas);
    const title = await pressFirst(canvas, /^Download certificate of/);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`Certificate ${title}.pdf`]));
    await expect(await saved[0]?.text).toMatch(/^%PDF/);
  },
};

/** What a wallet keeps. */
export const BadgeIsSaved: Story = {
  async play({ canvas }) {
    const saved = savedFiles();
    await openDetails(canvas);
    const title = await pressFirst(canvas, /^Download badge of (.*) for a wallet$/);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`Badge ${title}.jwt`]));
    await expect(await saved[0]?.text).toMatch(/^\w+\.\w+\.\w+$/);
  },
};

/** Its owner is told why there is none. */
export const BadgeWasRevoked: Story = {
  beforeEach: answering(
    failing(calls.cpd.badge, {
      code: 'conflict',
      message: 'Your organisation has revoked this certificate: a duplicate.',
    }),
  ),
  async play({ canvas }) {
    await openDetails(canvas);
    await pressFirst(canvas, /^Download badge of/);
    await expectError('Error', 'Your organisation has revoked this certificate: a duplicate.');
  },
};

export const DownloadBadgeFails: Story = {
  beforeEach: answering(failing(calls.cpd.badge, sampleProblem)),
  async play({ canvas }) {
    await openDetails(canvas);
    await pressFirst(canvas, /^Download badge of/);
    await expectError('Error', 'Error during loading document');
  },
};

export const SummaryOpens: Story = {
  parameters: { behaviours: ['CPD-055'] },
  async play({ canvas }) {
    const tab = newTab();
    withTab(tab);
    await pressFirst(canvas, /^Open CPD summary/);
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/documents\/summary\/\d/)),
    );
    await expect(tab.close).not.toHaveBeenCalled();
  },
};

export const SummaryIsSaved: Story = {
  parameters: { behaviours: ['CPD-056', 'CPD-058'] },
  async play({ canvas }) {
    const saved = savedFiles();
    await pressFirst(canvas, /^Download CPD Summary/);
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^CPD summary \d.*\.pdf$/)]),
    );
    await expect(await saved[0]?.text).toMatch(/^%PDF/);
  },
};

/** What a frame prints is seen by its own page alone. */
function frameThat(print: () => void) {
  const page = { print: fn(print), focus: fn(), addEventListener: fn() };
  // Of the page in a frame no more is asked than this.
  spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page as unknown as Window);
  return page;
}

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[sandbox]');

/** In a frame in which nothing runs, and which is gone when it is printed. */
export const SummaryPrints: Story = {
  parameters: { behaviours: ['CPD-055'] },
  async play({ canvas }) {
    const page = frameThat(() => undefined);
    await pressFirst(canvas, /^Print CPD summary/);
    await waitFor(() => expect(page.print).toHaveBeenCalledOnce());
    const [frame, ...others] = frames();
    await expect(others).toEqual([]);
    await expect([...(frame?.sandbox ?? [])]).toEqual(['allow-same-origin', 'allow-modals']);
    await expect(frame?.contentDocument?.querySelector('h1')).toHaveTextContent('CPD summary');
    // A browser that never says that it has printed leaves no second one.
    await pressFirst(canvas, /^Print CPD summary/);
    await waitFor(() => expect(page.print).toHaveBeenCalledTimes(2));
    await expect(frames()).toHaveLength(1);
    const [name, printed] = page.addEventListener.mock.calls.at(-1) ?? [];
    await expect(name).toBe('afterprint');
    printed?.();
    await expect(frames()).toHaveLength(0);
  },
};

/** The browser refuses to print. */
export const PrinterFails: Story = {
  parameters: { behaviours: ['CPD-080', 'CPD-082'] },
  async play({ canvas }) {
    frameThat(() => {
      throw new Error('There is no printer.');
    });
    await pressFirst(canvas, /^Print CPD summary/);
    await expectError('Error', 'Error during printing document');
    await expect(frames()).toHaveLength(0);
  },
};

export const PrintFails: Story = {
  beforeEach: answering(failing(calls.cpd.summaryPreview, sampleProblem)),
  parameters: { behaviours: ['CPD-080', 'CPD-082'] },
  async play({ canvas }) {
    await pressFirst(canvas, /^Print CPD summary/);
    await expectError('Error', 'Error during printing document');
  },
};

export const OpenSummaryFails: Story = {
  beforeEach: answering(failing(calls.cpd.summaryPreview, sampleProblem)),
  parameters: { behaviours: ['CPD-078', 'CPD-081', 'CPD-082'] },
  async play({ canvas }) {
    const tab = newTab();
    withTab(tab);
    await pressFirst(canvas, /^Open CPD summary/);
    await expectError('Error', 'Error during loading document');
    await expect(tab.close).toHaveBeenCalledOnce();
  },
};

export const DownloadSummaryFails: Story = {
  beforeEach: answering(failing(calls.cpd.summary, sampleProblem)),
  parameters: { behaviours: ['CPD-078', 'CPD-081', 'CPD-082'] },
  async play({ canvas }) {
    await pressFirst(canvas, /^Download CPD Summary/);
    await expectError('Error', 'Error during loading document');
  },
};

export const OpenCertificateFails: Story = {
  beforeEach: answering(failing(calls.cpd.certificatePreview, 'offline')),
  parameters: { behaviours: ['CPD-078', 'CPD-081', 'CPD-082'] },
  async play({ canvas }) {
    const tab = newTab();
    withTab(tab);
    await openDetails(canvas);
    await pressFirst(canvas, /^Open certificate of/);
    await expectError('Error', 'Error during loading document');
    await expect(tab.close).toHaveBeenCalledOnce();
  },
};

export const DownloadCertificateFails: Story = {
  beforeEach: answering(failing(calls.cpd.certificate, sampleProblem)),
  parameters: { behaviours: ['CPD-078', 'CPD-081', 'CPD-082'] },
  async play({ canvas }) {
    await openDetails(canvas);
    await pressFirst(canvas, /^Download certificate of/);
    await expectError('Error', 'Error during loading document');
  },
};

/** The server knows no address. */
export const NotFound: Story = {
  beforeEach: answering(replying(calls.cpd.certificatePreview, { previewUrl: '' })),
  parameters: { behaviours: ['CPD-078', 'CPD-079', 'CPD-082'] },
  async play({ canvas }) {
    const tab = newTab();
    withTab(tab);
    await openDetails(canvas);
    await pressFirst(canvas, /^Open certificate of/);
    await expectError('Error', 'Not found');
    await expect(tab.close).toHaveBeenCalledOnce();
    await expect(tab.location.replace).not.toHaveBeenCalled();
  },
};
