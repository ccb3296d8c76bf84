import { adminPath, arrangeMenu, type ComposedMenuEntry, decideAccess, usePortal, useViewer } from '@portal/kit';
import type { ReactElement } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { AdminFrame } from './AdminFrame.tsx';

export interface AdminAreaProps {
  menu: readonly ComposedMenuEntry[];
  /** The area's pages, each a route. */
  children: ReactElement[];
}

/** The admin area's pages in their frame; by itself it shows the first of them. */
export function AdminArea({ menu, children }: AdminAreaProps) {
  const { profile } = usePortal();
  const viewer = useViewer();
  const [path] = useLocation();
  const entries = arrangeMenu('admin', menu)
    .flatMap((each) => ('group' in each ? each.entries : each))
    .filter((entry) => decideAccess(profile, entry, viewer).isAllowed);
  const [first] = entries;
  const current = entries.find(({ href }) => path === href || path.startsWith(`${href}/`));

  return (
    <AdminFrame entries={entries} current={current?.id}>
      <Switch>
        {first && (
          <Route path={adminPath}>
            <Redirect to={first.href} replace />
          </Route>
        )}
        {children}
      </Switch>
    </AdminFrame>
  );
}
