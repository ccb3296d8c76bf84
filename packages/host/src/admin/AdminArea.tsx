import {
  adminPath,
  arrangeMenu,
  type ComposedMenuEntry,
  decideAccess,
  matchPath,
  usePortal,
  useViewer,
} from '@portal/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../navigation/Redirect.tsx';
import { AdminFrame } from './AdminFrame.tsx';

export interface AdminAreaProps {
  menu: readonly ComposedMenuEntry[];
  /** The page that the address names. */
  children: ReactNode;
}

/** The admin area's pages in their frame; by itself it shows the first of them. */
export function AdminArea({ menu, children }: AdminAreaProps) {
  const { profile } = usePortal();
  const viewer = useViewer();
  const { pathname: path } = useLocation();
  const isRoot = matchPath(adminPath, path) !== null;
  const entries = arrangeMenu('admin', menu)
    .flatMap((each) => ('group' in each ? each.entries : each))
    .filter((entry) => decideAccess(profile, entry, viewer).isAllowed);
  const [first] = entries;
  // A page below another has an entry of its own.
  const [current] = entries
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length);

  return (
    <AdminFrame entries={entries} current={current?.id}>
      {first && isRoot ? <Redirect to={first.href} /> : children}
    </AdminFrame>
  );
}
