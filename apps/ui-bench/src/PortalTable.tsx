import { PortalRoot, Table, type TableColumn, type TableSort } from '@portal/ui';
import { useMemo, useState } from 'react';
import { activities, byTitle, note, type Activity } from './activities.ts';

const rows = activities(1000);

const columns: readonly TableColumn<Activity>[] = [
  { id: 'title', header: 'Activity', cell: (row) => row.title, isRowHeader: true, isSortable: true },
  { id: 'kind', header: 'Kind', cell: (row) => row.kind },
  { id: 'date', header: 'Date', cell: (row) => row.date },
  { id: 'status', header: 'Status', cell: (row) => row.status },
  { id: 'hours', header: 'Hours', cell: (row) => row.hours.toFixed(1), align: 'end' },
];

const idOf = (row: Activity) => row.id;
const titleOf = (row: Activity) => row.title;

export function PortalTable() {
  const [sort, setSort] = useState<TableSort>();
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const sorted = useMemo(() => {
    if (sort === undefined) return rows;
    return sort.direction === 'ascending' ? rows.toSorted(byTitle) : rows.toSorted((a, b) => byTitle(b, a));
  }, [sort]);
  return (
    <PortalRoot>
      <Table
        caption="Activities"
        columns={columns}
        rows={sorted}
        rowId={idOf}
        rowLabel={titleOf}
        sort={sort}
        onSortChange={setSort}
        selection="multiple"
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        renderExpanded={note}
        stickyBelow="window"
      />
    </PortalRoot>
  );
}
