import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** What is measured, by the name in the address: `?subject=portal-table`. Each is loaded alone. */
const subjects: Record<string, () => Promise<ComponentType>> = {
  'portal-table': async () => (await import('./PortalTable.tsx')).PortalTable,
  'antd-table': async () => (await import('./AntdTable.tsx')).AntdTable,
  'antd-virtual-table': async () => (await import('./AntdTable.tsx')).AntdVirtualTable,
  'ag-grid-table': async () => (await import('./AgGridTable.tsx')).AgGridTable,
  'bare-table': async () => (await import('./BareTable.tsx')).BareTable,
  'portal-list': async () => (await import('./PortalList.tsx')).PortalList,
  'antd-virtual-list': async () => (await import('./AntdList.tsx')).AntdList,
};

const name = new URLSearchParams(window.location.search).get('subject') ?? '';
const load = subjects[name];
const place = document.getElementById('bench');
if (load === undefined || place === null) throw new Error(`There is no subject of the name “${name}”.`);
const Subject = await load();
createRoot(place).render(<Subject />);
