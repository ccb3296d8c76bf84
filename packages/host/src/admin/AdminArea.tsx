import { adminPath, arrangeMenu, type ComposedMenuEntry, decideAccess, usePortal, useViewer } from '@portal/kit';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { Redirect } from '../navigation/Redirect.tsx';
import { AdminFrame } from './AdminFrame.tsx';

export interface AdminAreaProps {
  menu: readonly ComposedMenuEntry[];
}

/** The admin area's pages in their frame; by itself it shows the first of them. */
export function AdminArea({ menu }: AdminAreaProps) {
  const { profile } = usePortal();
  const viewer = useViewer();
  const { pathname: path } = useLocation();
  const isRoot = useMatch(adminPath) !== null;
  const entries = arrangeMenu('admin', menu)
    .flatMap((each) => ('group' in each ? each.entries : each))
    .filter((entry) => decideAccess(profile, entry, viewer).isAllowed);
  const [first] = entries;
  const current = entries.find(({ href }) => path === href || path.startsWith(`${href}/`));

  return (
    <AdminFrame entries={entries} current={current?.id}>
      {first && isRoot ? <Redirect to={first.href} /> : <Outlet />}
    </AdminFrame>
  );
}
