import { AllCommunityModule, createGrid, type GridOptions, ModuleRegistry } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import { activities, type Activity } from './activities.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

/** Its header, its first row's box and its first row are pressed by what it calls them. Rows that open are not in its free edition. */
const options: GridOptions<Activity> = {
  rowData: activities(1000),
  getRowId: ({ data }) => data.id,
  columnDefs: [
    { field: 'title', headerName: 'Activity', width: 320, sortable: true },
    { field: 'kind', headerName: 'Kind', width: 160 },
    { field: 'date', headerName: 'Date', width: 160 },
    { field: 'status', headerName: 'Status', width: 160 },
    { field: 'hours', headerName: 'Hours', width: 120, valueFormatter: ({ value }) => Number(value).toFixed(1) },
  ],
  rowSelection: { mode: 'multiRow' },
};

export function AgGridTable() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const grid = createGrid(place.current, options);
    return () => grid.destroy();
  }, []);
  return <div ref={place} style={{ blockSize: 640, inlineSize: 1000 }} />;
}
