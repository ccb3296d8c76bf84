import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePeriod, sampleRecord } from '../../stories/sample-cpd.ts';
import { storyDocuments } from '../../stories/story-documents.ts';
import { TrackerScreen } from './TrackerScreen.tsx';

const last = samplePeriod({
  cpdPeriodId: '2025-11-30',
  periodStartDate: '2024-11-30T13:00:00.000Z',
  periodEndDate: '2025-11-30T12:59:59.999Z',
  completedTotalHours: 31,
  isCurrent: false,
  standing: {
    ...samplePeriod().standing,
    ...{ percent: 100, isMet: true, missing: [], forecast: null },
    plan: { goals: 1, reached: 1, goalsRequired: 1, isReflected: true, asksReflection: true, isMet: true },
  },
});
const nothing = { completedTotalHours: 0, recordsCount: 0, cpdRecords: [] };

const planned = { goals: 2, reached: 1, goalsRequired: 1, isReflected: true, asksReflection: true, isMet: true };
const unplanned = { ...planned, goals: 0, reached: 0, isReflected: false, isMet: false };

const meta = {
  title: 'CPD/Tracker/Screen',
  component: TrackerScreen,
  args: {
    view: ready([samplePeriod(), last]),
    newRecordUrl: '/cpd/records/new',
    hasEvents: true,
    gap: ready({
      events: [
        {
          eventId: 'e-001',
          title: 'Hands on: wrist fractures',
          eventStartUtc: '2026-11-25T22:00:00.000Z',
          hours: 2,
          fills: { kind: 'category', categoryName: 'Interactive' },
        },
        {
          eventId: 'e-002',
          title: 'Managing fatigue after brain injury',
          eventStartUtc: '2026-11-27T22:00:00.000Z',
          hours: 1,
          fills: { kind: 'total', categoryName: null },
        },
      ],
      courses: [
        {
          courseId: 'c1',
          title: 'Supervision for new supervisors',
          loginUrl: 'https://learning.example/courses/1',
          hours: 1.5,
          fills: { kind: 'total', categoryName: null },
        },
      ],
    }),
    importHref: '/cpd/import',
    eventHrefOf: (id) => `/events/${id}`,
    copyHrefOf: (id) => `/cpd/records/new?copy=${id}`,
    deleted: null,
    onDownload: fn(),
    onDelete: fn(),
    onUndo: fn(),
    onForget: fn(),
    documents: storyDocuments,
  },
  parameters: { withoutStates: { Empty: 'There is always the period of today, with nothing in it at first.' } },
} satisfies Meta<typeof TrackerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectNoSummary(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await expect(canvas.queryByRole('button', { name: /^(Open|Download|Print)/ })).toBeNull();
}

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: { behaviours: ['CPD-041', 'CPD-043', 'CPD-046', 'CPD-047', 'CPD-048', 'CPD-050'] },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'CPD Period: 2025 - 2026 (Completed 14 hrs)' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'CPD Period: 2024 - 2025 (Completed 31 hrs)' }),
    ).toBeVisible();
    const [now, before] = canvas.getAllByRole('progressbar', { name: 'Current CPD progress' });
    await expect(now).toHaveTextContent('70%');
    await expect(before).toHaveTextContent('100%');
    await expect(before).toHaveAttribute('aria-valuenow', '20');
    await expect(canvas.getByText('14/20 hrs')).toBeVisible();
    await expect(canvas.getAllByText('3.5/5 hrs')[0]).toBeVisible();
    await expect(canvas.getByText('31/20 hrs')).toBeVisible();
    await expect(canvas.getByText('1.5 hours of Interactive to go by 30/11/2026.')).toBeVisible();
    await expect(canvas.getByText('A reflection to write by 30/11/2026.')).toBeVisible();
    await expect(
      canvas.getByText('At this pace you will have 14.5 hours by the end, 5.5 hours too few.'),
    ).toBeVisible();
  },
};

/** Whoever will have enough is told so, as whoever will not. */
export const OnTheWay: Story = {
  args: {
    view: ready([samplePeriod({ standing: { ...samplePeriod().standing, forecast: { hours: 21, isEnough: true } } })]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('At this pace you will have 21 hours by the end.')).toBeVisible();
  },
};

/** Goals and reflection are missing: nobody is told that all is done, however many hours are. */
export const PlanIsMissing: Story = {
  args: {
    view: ready([
      samplePeriod({ standing: { ...samplePeriod().standing, isMet: true, missing: [], plan: unplanned } }),
      { ...last, standing: { ...last.standing, plan: unplanned } },
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('1 goal to write by 30/11/2026.')).toBeVisible();
    await expect(canvas.getByText('A reflection to write by 30/11/2026.')).toBeVisible();
    await expect(canvas.getByText('1 goal missing.')).toBeVisible();
    await expect(canvas.getByText('The reflection is missing.')).toBeVisible();
    await expect(canvas.queryByText('All that is asked of this period is done.')).toBeNull();
    await expect(canvas.getAllByText('Goals and reflection')).toHaveLength(2);
  },
};

/** A period that is over, asks for no plan and has none, says nothing of one. */
export const PlanIsNotAsked: Story = {
  args: {
    view: ready([
      samplePeriod({ standing: { ...samplePeriod().standing, plan: planned } }),
      {
        ...last,
        standing: { ...last.standing, plan: { ...unplanned, goalsRequired: 0, asksReflection: false, isMet: true } },
      },
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('All that is asked of this period is done.')).toBeVisible();
    await expect(canvas.getAllByText(/^Goals and reflection/)).toHaveLength(1);
    await expect(canvas.getByText('Goals and reflection (1 of 2 reached)')).toBeVisible();
  },
};

/** What is missing can be filled, each event saying how much of what it gives; a period that is over or done asks for nothing. */
export const FillsTheGap: Story = {
  async play({ canvas }) {
    const list = within(canvas.getByRole('list', { name: 'Events that fill the gap' }));
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/events/e-001',
      '/events/e-002',
    ]);
    await expect(list.getByText('26 Nov, 2026 · 2 hours of Interactive')).toBeVisible();
    await expect(list.getByText('28 Nov, 2026 · 1 hour')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: 'Events that fill the gap' })).toHaveLength(1);
    const courses = within(canvas.getByRole('list', { name: 'Courses of yours that fill the gap' }));
    await expect(courses.getByRole('link')).toHaveAttribute('href', 'https://learning.example/courses/1');
    await expect(courses.getByText('1.5 hours')).toBeVisible();
  },
};

const year = (by: string) => ({ kind: 'year' as const, categoryName: null, hours: 6, by });

/** A year of several that is over is worded as over. */
export const PastYear: Story = {
  args: {
    view: ready([
      samplePeriod({
        standing: { ...samplePeriod().standing, missing: [year('2025-06-30'), year('2027-06-30')] },
      }),
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('6 hours missing in the year to 30/06/2025.')).toBeVisible();
    await expect(canvas.getByText('6 hours to go in the year to 30/06/2027.')).toBeVisible();
  },
};

const [missing] = samplePeriod().standing.missing;
const rolling = { ...samplePeriod().standing, isRolling: true, forecast: null, plan: planned };

/** A period that rolls ends every day: what is missing is to be done by no day, and what will be missing is told. */
export const Rolling: Story = {
  args: {
    view: ready([
      samplePeriod({
        cpdPeriodId: '2026-11-23',
        standing: {
          ...rolling,
          missing: missing === undefined ? [] : [missing],
          ahead: { by: '2027-02-21', missing: [{ kind: 'total', categoryName: null, hours: 8, by: '2027-02-21' }] },
        },
      }),
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('6 hours missing.')).toBeVisible();
    await expect(
      canvas.getByText('8 hours to go by 21/02/2027, when what you did first no longer counts.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/to go by 23\/11\/2026/)).toBeNull();
  },
};

/** Whoever has enough today and will not is offered something before. */
export const RollingAhead: Story = {
  args: {
    gap: empty,
    view: ready([
      samplePeriod({
        cpdPeriodId: '2026-11-23',
        standing: {
          ...{ ...rolling, isMet: true, missing: [] },
          ahead: { by: '2027-02-21', missing: [{ kind: 'total', categoryName: null, hours: 2, by: '2027-02-21' }] },
        },
      }),
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('All that is asked of this period is done.')).toBeVisible();
    await expect(canvas.getByText(/^2 hours to go by 21\/02\/2027/)).toBeVisible();
    await expect(
      canvas.getByText('No event before 21/02/2027 that you can register for gives what is missing.'),
    ).toBeVisible();
  },
};

/** Where an entry is added could not be found out: it can be asked again. */
export const LinkFailed: Story = {
  args: { newRecordUrl: undefined, onNewRecordRetry: fn() },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('button', { name: 'Add CPD entry' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Where an entry is added could not be found out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onNewRecordRetry).toHaveBeenCalledOnce();
  },
};

/** What an event says by now is told of its record, and that it was corrected. */
export const Corrected: Story = {
  args: {
    view: ready([
      samplePeriod({
        recordsCount: 1,
        cpdRecords: [sampleRecord({ source: 'event', correctedDate: '2026-09-13T00:30:00.000Z' })],
      }),
    ]),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('View details'));
    await expect(await canvas.findByText(/^Your organisation has corrected this entry on/)).toBeVisible();
  },
};

/** There are certificates and badges of what the organisation has confirmed alone; the rest looks as what a member says. */
export const ConfirmedAndEntered: Story = {
  args: {
    view: ready([
      samplePeriod({
        recordsCount: 2,
        cpdRecords: [
          sampleRecord({ cpdId: 'seen', title: 'Seen', source: 'event', isConfirmed: true }),
          sampleRecord({ cpdId: 'said', title: 'Said', source: 'own', isConfirmed: false }),
        ],
      }),
    ]),
  },
  parameters: { behaviours: ['CPD-069', 'CPD-071'] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByText('View details'));
    const list = within(await canvas.findByRole('list', { name: 'Records of 2025 - 2026' }));
    const [seen, selfReported] = list.getAllByRole('listitem').map((item) => within(item));
    const wordsIn = (item: typeof seen) =>
      item
        ?.getAllByRole('button')
        .map(({ textContent }) => textContent)
        .slice(1);
    await expect(wordsIn(seen)).toEqual(['Certificate.pdf', 'Open', 'Download certificate', 'Download badge']);
    await expect(wordsIn(selfReported)).toEqual(['Certificate.pdf', 'Open', 'Download record']);
    await expect(seen?.getByText('Confirmed')).toBeVisible();
    await expect(selfReported?.getByText('Recorded by you')).toBeVisible();
    for (const name of [
      'Open certificate of Seen',
      'Download certificate of Seen',
      'Download badge of Seen for a wallet',
    ])
      await userEvent.click(canvas.getByRole('button', { name }));
    for (const name of ['Open record of Said', 'Download record of Said'])
      await userEvent.click(canvas.getByRole('button', { name }));
    for (const act of [args.documents.openCertificate, args.documents.downloadCertificate])
      await expect(act).toHaveBeenCalledTimes(2);
  },
};

/** What a number of hours does not say exactly is said in hours and minutes. */
export const ExactLength: Story = {
  args: { view: ready([samplePeriod({ recordsCount: 1, cpdRecords: [sampleRecord({ hours: 1.66, minutes: 100 })] })]) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('View details'));
    await expect(await canvas.findByText('1 h 40 min')).toBeVisible();
  },
};

export const NothingFillsTheGap: Story = {
  args: { gap: empty },
  async play({ canvas }) {
    await expect(
      canvas.getByText('No event before 30/11/2026 that you can register for gives what is missing.'),
    ).toBeVisible();
  },
};

const course = {
  courseId: 'c1',
  title: 'Supervision for new supervisors',
  loginUrl: 'https://learning.example/courses/1',
  hours: 1.5,
  fills: { kind: 'category' as const, categoryName: 'Self-directed' },
};

/** Where no event gives what is missing, a course may. */
export const CoursesAlone: Story = {
  args: { gap: ready({ events: [], courses: [course] }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/^No event before 30\/11\/2026/)).toBeVisible();
    const courses = within(canvas.getByRole('list', { name: 'Courses of yours that fill the gap' }));
    await expect(courses.getByText('1.5 hours of Self-directed')).toBeVisible();
  },
};

/** A portal that has no events says nothing of them, and offers courses all the same. */
export const WithoutEvents: Story = {
  args: { hasEvents: false, gap: ready({ events: [], courses: [course] }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Courses of yours that fill the gap' })).toBeVisible();
    const courses = within(canvas.getByRole('list', { name: 'Courses of yours that fill the gap' }));
    await expect(courses.getByRole('link')).toHaveAttribute('href', 'https://learning.example/courses/1');
    await expect(canvas.queryByText(/^(Events that|No event)/)).toBeNull();
  },
};

export const WithoutEventsAndCourses: Story = {
  args: { hasEvents: false, gap: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No course that you have begun gives what is missing.')).toBeVisible();
  },
};

export const WithoutEventsFails: Story = {
  args: { hasEvents: false, gap: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Courses of yours that fill the gap could not be loaded.')).toBeVisible();
  },
};

/** An organisation that has not said how much it asks. */
export const UsualHours: Story = {
  args: { view: ready([samplePeriod({ minimumRequiredHours: null })]) },
  parameters: { behaviours: ['CPD-049'] },
  async play({ canvas }) {
    await expect(canvas.getByText('14/20 hrs')).toBeVisible();
  },
};

export const Points: Story = {
  args: { view: ready([samplePeriod({ standing: { ...samplePeriod().standing, unit: 'points' } })]) },
  async play({ canvas }) {
    await expect(canvas.getByText('14/20 points')).toBeVisible();
    await expect(canvas.getAllByText('3.5/5 points')[0]).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { view: ready([samplePeriod(nothing)]) },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing is recorded in this period yet.')).toBeVisible();
    await expect(canvas.queryByText('View details')).toBeNull();
    await expectNoSummary(canvas);
  },
};

/** What is not finished is in no summary, and has no certificate. */
export const NothingFinished: Story = {
  args: {
    view: ready([
      samplePeriod({ recordsCount: 1, cpdRecords: [sampleRecord({ completedDate: null, attachments: [] })] }),
    ]),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('View details'));
    await expect(await canvas.findByRole('link', { name: /^Edit/ })).toBeVisible();
    await expectNoSummary(canvas);
  },
};

/** What is finished may stand further down the list than what came with the period. */
export const FinishedFurtherDown: Story = {
  args: {
    view: ready([
      samplePeriod({
        recordsCount: 30,
        cpdRecords: [sampleRecord({ completedDate: null, attachments: [] })],
        nextCursor: 'further',
      }),
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Download CPD Summary/ })).toBeVisible();
  },
};

/** Each period with records has its summary, and says for screen readers which. */
export const Summary: Story = {
  args: {
    view: ready([samplePeriod(), last, { ...last, ...nothing, cpdPeriodId: '2024-11-30' }]),
    hasEvents: false,
    gap: empty,
  },
  parameters: { behaviours: ['CPD-051', 'CPD-052', 'CPD-053'] },
  async play({ canvas, args }) {
    const wordsOf = (name: RegExp) => canvas.getAllByRole('button', { name }).map(({ textContent }) => textContent);
    await expect(wordsOf(/^Open CPD summary/)).toEqual(['Open', 'Open']);
    await expect(wordsOf(/^Download CPD/)).toEqual(['Download CPD Summary', 'Download CPD Summary']);
    await expect(wordsOf(/^Print/)).toEqual(['Print', 'Print']);
    for (const name of ['Open CPD summary', 'Download CPD Summary', 'Print CPD summary'])
      await userEvent.click(canvas.getByRole('button', { name: `${name} of 2024 - 2025` }));
    await expect(args.documents.openSummary).toHaveBeenCalledWith('2025-11-30');
    await expect(args.documents.downloadSummary).toHaveBeenCalledWith('2025-11-30', '2024 - 2025');
    await expect(args.documents.printSummary).toHaveBeenCalledWith('2025-11-30', '2024 - 2025');
  },
};

export const SummaryIsMade: Story = {
  args: { documents: { ...meta.args.documents, busy: 'downloadSummary 2026-11-30' } },
  async play({ canvas }) {
    const [now, before] = canvas.getAllByRole('button', { name: /^Download CPD/ });
    await expect(now).toHaveAttribute('aria-busy', 'true');
    await expect(before).not.toHaveAttribute('aria-busy');
  },
};

export const Details: Story = {
  args: { view: ready([samplePeriod()]) },
  parameters: {
    behaviours: [
      ...['CPD-059', 'CPD-060', 'CPD-061', 'CPD-062', 'CPD-063', 'CPD-064', 'CPD-065', 'CPD-067', 'CPD-073'],
      ...['CPD-076', 'CPD-077'],
    ],
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByText('View details'));
    const list = within(await canvas.findByRole('list', { name: 'Records of 2025 - 2026' }));
    await expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Peer supervision group',
      'Splinting after extensor tendon repair',
      'Hands on: wrist fractures',
    ]);
    const [open, done] = list.getAllByRole('listitem');
    const factsOf = (item: HTMLElement | undefined) =>
      within(item as HTMLElement)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(factsOf(done)).toEqual([
      ['Hours', '3.5'],
      ['Category', 'Interactive'],
      ['Presenter', 'Dr Anneliese Hart'],
      ['Domain', 'Clinical skills'],
      ['Completed Date', 'September 12, 2026 4:30 PM'],
      ['Attachments', 'Certificate.pdf'],
    ]);
    await expect(factsOf(open)).toContainEqual(['Completed Date', '-']);
    await expect(list.getByRole('link', { name: 'Hands on: wrist fractures' })).toHaveAttribute(
      'href',
      '/events/e-001',
    );
    await expect(list.getByRole('link', { name: 'Edit Splinting after extensor tendon repair' })).toHaveAttribute(
      'href',
      '/cpd/records/r1',
    );
    const [download] = list.getAllByRole('button', { name: 'Download Certificate.pdf' });
    await userEvent.click(download as HTMLElement);
    await expect(args.onDownload).toHaveBeenCalledWith({ id: 'f1', name: 'Certificate.pdf' });
  },
};

/** A record that cannot be changed says no way to. */
export const WithoutEdit: Story = {
  args: {
    view: ready([samplePeriod({ cpdRecords: [sampleRecord({ editUrl: null })], recordsCount: 1 })]),
  },
  parameters: { behaviours: ['CPD-074'] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('View details'));
    await canvas.findByRole('heading', { level: 3, name: 'Splinting after extensor tendon repair' });
    await expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull();
  },
};

export const LinkIsComing: Story = {
  args: { newRecordUrl: undefined },
  parameters: { behaviours: ['CPD-037', 'CPD-038'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Add CPD entry' })).toBeDisabled();
  },
};

/** Another system opens beside the portal, our own page in its place. */
export const LinkElsewhere: Story = {
  args: { newRecordUrl: 'https://crm.example/cpd/new' },
  parameters: { behaviours: ['CPD-040'] },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Add CPD entry' });
    await expect(link).toHaveAttribute('href', 'https://crm.example/cpd/new');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const LongNames: Story = {
  globals: { width: '360px' },
  args: {
    hasEvents: false,
    gap: empty,
    view: ready([
      samplePeriod({
        cpdRecords: [
          sampleRecord({
            title: 'A very long title of a workshop on the interdisciplinary rehabilitation of complex regional pain',
            presenter: 'Professor Maximiliane Oberhauser-Kowalczyk and colleagues',
            attachments: [1, 2, 3].map((n) => ({
              id: `f${n}`,
              name: `Certificate of attendance, day ${n}, signed.pdf`,
            })),
          }),
        ],
      }),
    ]),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('View details'));
    await canvas.findByRole('heading', { level: 3, name: /^A very long title/ });
  },
};

/** Where somebody stands is on the first screen of a small phone, of which its browser and the top bar leave some 500 px. */
export const Phone: Story = {
  globals: { width: '360px' },
  args: { view: ready([samplePeriod()]) },
  async play({ canvas, canvasElement }) {
    const ring = canvas.getByRole('progressbar', { name: 'Current CPD progress' }).getBoundingClientRect();
    await expect(ring.bottom - canvasElement.getBoundingClientRect().top).toBeLessThan(500);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

/** It was taken back at the door that somebody came, who had written what they learned. */
export const AttendanceTakenBack: Story = {
  args: {
    view: ready([
      samplePeriod({
        cpdRecords: [
          sampleRecord({ source: 'event', hours: 0, minutes: 0, withdrawnDate: '2026-09-13T00:30:00.000Z' }),
          sampleRecord({ cpdId: 'r2', title: 'Peer supervision' }),
        ],
      }),
    ]),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('View details'));
    const list = within(await canvas.findByRole('list', { name: 'Records of 2025 - 2026' }));
    const [taken, other] = list.getAllByRole('listitem').map((item) => within(item));
    await expect(taken?.getByText(/^Your attendance was taken back on 13/)).toBeVisible();
    await expect(taken?.queryByRole('button', { name: /certificate of/ })).toBeNull();
    await expect(taken?.queryByText('Confirmed')).toBeNull();
    await expect(other?.getByRole('button', { name: 'Download record of Peer supervision' })).toBeVisible();
  },
};

/** The same of a course. */
export const CourseTakenBack: Story = {
  args: {
    view: ready([
      samplePeriod({
        cpdRecords: [
          sampleRecord({ source: 'course', hours: 0, minutes: 0, withdrawnDate: '2026-09-13T00:30:00.000Z' }),
        ],
      }),
    ]),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('View details'));
    await expect(await canvas.findByText(/^That you completed the course was taken back on 13/)).toBeVisible();
  },
};
