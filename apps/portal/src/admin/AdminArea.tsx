import { adminPath, arrangeMenu, decideAccess, usePortal, useViewer } from '@portal/kit';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Guard } from '../shell/Guard.tsx';
import { menu } from '../signed-in-composition.ts';

const AdminFrame = lazy(() => import('./AdminFrame.tsx').then((module) => ({ default: module.AdminFrame })));

/** The admin area, for those who may enter it; by itself it shows the first of its pages. */
export function AdminArea(props: { children: ReactElement[] }): ReactNode {
  const { profile } = usePortal();
  const viewer = useViewer();
  const [path] = useLocation();
  const entries = arrangeMenu('admin', menu)
    .flatMap((each) => ('group' in each ? each.entries : each))
    .filter((entry) => decideAccess(profile, entry, viewer).isAllowed);
  const [first] = entries;

  return (
    <Guard requires={{ area: 'admin' }}>
      <Suspense fallback={null}>
        <AdminFrame
          entries={entries}
          current={entries.find(({ href }) => path === href || path.startsWith(`${href}/`))?.id}
        >
          <Switch>
            {first && (
              <Route path={adminPath}>
                <Redirect to={first.href} replace />
              </Route>
            )}
            {props.children}
          </Switch>
        </AdminFrame>
      </Suspense>
    </Guard>
  );
}
