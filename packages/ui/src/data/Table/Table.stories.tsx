import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Density } from '../../foundations/Density/Density.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { cpdBulk, cpdColumns, cpdMenu, cpdNote, cpdRecords, StatefulTable, type CpdRecord } from './story-records.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Components/Data/Table',
  component: Table<CpdRecord>,
  decorators: [onSurface],
  args: {
    caption: 'Professional development',
    columns: cpdColumns,
    rows: cpdRecords(6),
    rowId: (record) => record.id,
    rowLabel: (record) => record.title,
    stickyBelow: 'window',
    onSortChange: fn(),
    onSelectionChange: fn(),
  },
  render: (args) => <StatefulTable {...args} />,
  parameters: {
    usage: {
      use: [
        'For records that are compared column by column: members, invoices, CPD activities.',
        'With one row header that names the record, numbers aligned to the end, and low priority for what a phone can do without.',
        'With bulk actions where people work through many records.',
      ],
      avoid: [
        'Things with a picture or a text to read: use InfiniteList or VirtualGrid with cards.',
        'The facts of one thing: use DescriptionList.',
        'Placing things beside each other: use Grid or Columns.',
      ],
    },
  },
} satisfies Meta<typeof Table<CpdRecord>>;

export default meta;
type Story = StoryObj<typeof meta>;

const everything: Story['args'] = {
  selection: 'multiple',
  renderExpanded: cpdNote,
  rowActions: cpdMenu,
  bulkActions: cpdBulk,
  toolbar: <Text size="sm">6 activities this year</Text>,
};

export const Plain: Story = {
  args: { rows: cpdRecords(3) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Professional development' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByRole('rowheader', { name: /^Splinting.* 1$/ })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'Kind' })).not.toHaveAttribute('aria-sort');
  },
};

export const Everything: Story = {
  args: {
    ...everything,
    sort: { column: 'hours', direction: 'descending' },
    selectedIds: ['r-2', 'r-4'],
    expandedIds: ['r-4'],
    inlineActions: () => <Button size="sm">Review</Button>,
    pager: { page: 1, pageSize: 6, total: 143, onPageChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await expect(canvas.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByText(/^What I learned/)).toBeVisible();
  },
};

/** Everything is reached with Tab and pressed with Enter or Space; Shift selects a range. */
export const Keyboard: Story = {
  args: { ...everything, rows: cpdRecords(2) },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Select all')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'title', direction: 'ascending' });
    const byActivity = canvas.getByRole('columnheader', { name: 'Activity' });
    await waitFor(() => expect(byActivity).toHaveAttribute('aria-sort', 'ascending'));
    await expect(await canvas.findByText('Sorted by Activity, ascending')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(byActivity).toHaveAttribute('aria-sort', 'descending'));

    await userEvent.tab();
    await userEvent.tab();
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await userEvent.tab();
    const chevron = canvas.getAllByLabelText(/^Details of/)[0];
    await expect(chevron).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^What I learned/)).toBeVisible());
    await expect(chevron).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    const opener = document.activeElement;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    // The focus comes back a moment after the menu has gone.
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/^What I learned/)).toBeNull());
  },
};

export const HoverFocusPressed: Story = {
  args: { ...everything, rows: cpdRecords(4), rowHref: (record) => `?record=${record.id}` },
  parameters: {
    forcedStates: {
      hover: 'thead th:nth-of-type(3) button, tbody tr:nth-of-type(1) :is(a, button, input)',
      focus: 'tbody tr:nth-of-type(2) :is(a, button, input)',
      pressed: 'tbody tr:nth-of-type(3) :is(a, button, input)',
    },
  },
};

/** Shift and a press take everything from the row that was pressed before; the box above takes all of it, or none. */
export const Selecting: Story = {
  args: everything,
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const boxes = canvas.getAllByRole('checkbox');
    await user.click(boxes[2]!);
    await waitFor(() => expect(boxes[2]).toBeChecked());
    await user.keyboard('{Shift>}');
    await user.click(boxes[5]!);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(['r-2', 'r-3', 'r-4', 'r-5']));
    await waitFor(() => expect(canvas.getByText('4 selected')).toBeVisible());
    await expect(boxes[0]).toBePartiallyChecked();
    await user.click(boxes[0]!);
    await waitFor(() => expect(canvas.getByText('6 selected')).toBeVisible());
    await user.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.getByText('6 activities this year')).toBeVisible());
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await expect(boxes[0]).not.toBeChecked();
  },
};

export const SingleSelection: Story = {
  args: { selection: 'single', selectedIds: ['r-2'], isRowSelectable: (record) => record.id !== 'r-3' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /^Select Home/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Select Reading/ }));
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(['r-5']));
  },
};

/** The whole row leads to its record; the controls in it keep their own work. */
export const RowLinks: Story = {
  args: { rowHref: (record) => `?record=${record.id}`, rowActions: cpdMenu },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Splinting.* 1$/ });
    await expect(link).toHaveAttribute('href', '?record=r-1');
    const hours = canvas.getAllByText('0.5')[0]!.getBoundingClientRect();
    await expect(document.elementFromPoint(hours.x + 2, hours.y + 2)).toBe(link);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0]!);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
  },
};

/** A thousand rows, of which no more than a screenful is mounted; each says which of all it is. */
export const Thousand: Story = {
  args: { ...everything, toolbar: undefined, rows: cpdRecords(1000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    const first = await canvas.findByText('Splinting after flexor tendon repair 1');
    await expect(first.closest('tr')).toHaveAttribute('aria-rowindex', '2');
    await expect(table.querySelectorAll('tr').length).toBeLessThan(60);
    await userEvent.click(canvas.getByLabelText('Select all'));
    await waitFor(() => expect(canvas.getByText('1000 selected')).toBeVisible());
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = await canvas.findByText('Reading group 1000');
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '1001');
    await expect(table.querySelectorAll('tr').length).toBeLessThan(60);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('Splinting after flexor tendon repair 1')).toBeVisible());
  },
};

/** Rows hand their elements on while one scrolls, but not the one that has the focus. */
export const FocusKept: Story = {
  args: { ...everything, rows: cpdRecords(1000) },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Home modifications 8' });
    box.focus();
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(canvas.queryByText('Supervision, second quarter 9')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleName('Select Home modifications 8');
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('Supervision, second quarter 9')).toBeVisible());
    await expect(box).toHaveFocus();
  },
};

/** How many there are is not known yet, and so there is no pager. */
export const Loading: Story = {
  args: {
    ...everything,
    rows: [],
    isLoading: true,
    skeletonRows: 6,
    pager: { page: 1, pageSize: 6, total: 0, onPageChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('0 items')).toBeNull();
  },
};

/** What was there stays in place, quieter, until the new rows come. */
export const Updating: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        scope="panel"
        title="No activities yet"
        text="What you record here counts towards your 20 hours."
        action={<Button tone="primary">Record an activity</Button>}
      />
    ),
  },
};

/** Nothing is said about what is missing: the general words stand. */
export const EmptyWithoutWords: Story = {
  args: { rows: [], pager: { page: 1, pageSize: 20, total: 0, onPageChange: fn() } },
  parameters: { behaviours: ['PLT-774', 'PLT-775'] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getByRole('cell')).toHaveTextContent(/^No Data$/);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('status')).toHaveTextContent(/^0 items$/);
  },
};

export const One: Story = { args: { ...everything, rows: cpdRecords(1) } };

export const LongText: Story = {
  args: {
    ...everything,
    rows: cpdRecords(3).map((record) => ({ ...record, title: longName, kind: longName })),
    rowHref: () => '#',
  },
};

export const Compact: Story = {
  args: everything,
  render: (args) => (
    <Density value="compact">
      <StatefulTable {...args} />
    </Density>
  ),
};

/** Where the table is narrow its rows are cards: the same elements, and still a table for screen readers. */
export const Narrow: Story = {
  globals: { width: '360px', viewport: { value: 'mobile1' } },
  args: { ...everything, selectedIds: ['r-2'], expandedIds: ['r-2'], pager: { page: 1, pageSize: 6, total: 143 } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Professional development' });
    const row = within(table).getAllByRole('row')[1]!;
    await expect(within(row).getAllByRole('cell').length).toBeGreaterThan(4);
    const title = within(row).getByRole('rowheader').getBoundingClientRect();
    const hours = within(row).getByText('0.5').getBoundingClientRect();
    await expect(hours.top).toBeGreaterThan(title.bottom);
    await expect(canvas.getByRole('columnheader', { name: 'Hours' })).toBeVisible();
  },
};

/** Two tables side by side are narrow on a wide screen too. */
export const NarrowContainer: Story = {
  render: (args) => (
    <Inline align="start" isWrapping={false} gap={6}>
      <div style={{ flex: '1 1 0' }}>
        <StatefulTable {...args} />
      </div>
      <div style={{ flex: '1 1 0' }}>
        <StatefulTable {...args} caption="Courses" selection="multiple" />
      </div>
    </Inline>
  ),
};

/** Between phone and desk a column may be left out, and a table of many columns is cards already: names keep their space. */
export const Tablet: Story = {
  args: { ...everything, rows: cpdRecords(2), expandedIds: ['r-1'] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 720 }}>
      <StatefulTable {...args} />
      <StatefulTable {...args} caption="To review" inlineActions={() => <Button size="sm">Review</Button>} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [few, many] = canvas.getAllByRole('table').map((table) => within(table));
    if (few === undefined || many === undefined) throw new Error('Two tables are shown.');
    const widthOf = (name: HTMLElement | undefined) => name?.getBoundingClientRect().width ?? 0;
    await expect(widthOf(few.getAllByRole('rowheader')[0])).toBeGreaterThan(160);
    await expect(widthOf(many.getAllByRole('rowheader')[0])).toBeGreaterThan(240);
    const table = canvas.getAllByRole('table')[0]?.getBoundingClientRect();
    const last = few.getByRole('columnheader', { name: 'Actions' }).getBoundingClientRect();
    await expect(Math.abs((table?.right ?? 0) - last.right), 'no room is kept for the column left out').toBeLessThan(2);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: everything };
