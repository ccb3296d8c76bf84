import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { IconDownload, IconEdit, IconTrash } from '../../foundations/icons/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { Table } from './Table.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import type { TableProps } from './table-props.ts';

export interface CpdRecord {
  id: string;
  title: string;
  kind: string;
  date: string;
  hours: number;
  status: 'Approved' | 'Pending';
}

const titles = [
  'Splinting after flexor tendon repair',
  'Sensory modulation in practice',
  'Home modifications',
  'Supervision, second quarter',
  'Reading group',
];
const kinds = ['Course', 'Conference', 'Self-directed'];

export const cpdRecords = (count: number): CpdRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r-${index + 1}`,
    title: `${titles[index % titles.length]} ${index + 1}`,
    kind: kinds[index % kinds.length] ?? '',
    date: `${(index % 28) + 1} Oct 2026`,
    hours: ((index * 7) % 24) / 2 + 0.5,
    status: index % 4 === 1 ? 'Pending' : 'Approved',
  }));

export const cpdColumns: readonly TableColumn<CpdRecord>[] = [
  { id: 'title', header: 'Activity', cell: (record) => record.title, isRowHeader: true, isSortable: true },
  { id: 'kind', header: 'Kind', cell: (record) => record.kind, width: 'sm', priority: 'low' },
  { id: 'date', header: 'Date', cell: (record) => record.date, width: 'sm' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Approved' ? 'positive' : 'caution'}>{status}</Badge>,
    width: 'sm',
  },
  {
    id: 'hours',
    header: 'Hours',
    cell: ({ hours }) => hours.toFixed(1),
    align: 'end',
    width: 'xs',
    isSortable: true,
  },
];

export const cpdMenu = () => [
  { id: 'edit', label: 'Edit', icon: IconEdit },
  { id: 'certificate', label: 'Download certificate', icon: IconDownload },
  { id: 'delete', label: 'Delete', icon: IconTrash, tone: 'critical' as const },
];

export const cpdNote = (record: CpdRecord) => (
  <Text size="sm">What I learned from “{record.title}”, and what I will do differently with my clients.</Text>
);

export const cpdBulk = () => (
  <Button size="sm" icon={IconDownload}>
    Download
  </Button>
);

function sorted(records: readonly CpdRecord[], sort: TableSort | undefined): readonly CpdRecord[] {
  if (sort === undefined) return records;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const compare = (a: CpdRecord, b: CpdRecord) =>
    sort.column === 'hours' ? a.hours - b.hours : a.title.localeCompare(b.title, 'en');
  return records.toSorted((a, b) => sign * compare(a, b));
}

/** A table whose sort order and selection are kept, as a page would. */
export function StatefulTable(props: TableProps<CpdRecord>) {
  const [sort, setSort] = useState(props.sort);
  const [selectedIds, setSelectedIds] = useState(props.selectedIds ?? []);
  return (
    <Table
      {...props}
      rows={sorted(props.rows, sort)}
      sort={sort}
      selectedIds={selectedIds}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      onSelectionChange={(ids) => {
        setSelectedIds(ids);
        props.onSelectionChange?.(ids);
      }}
    />
  );
}
