import { usePortal, useViewerState } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../navigation/Redirect.tsx';
import { AloneFrame } from '../shell/AloneFrame.tsx';
import { PageFallback } from '../shell/PrerenderedPage.tsx';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import { leadsAway } from './leads-away.ts';

const AccessCheck = lazyComponent(() => import('./AccessCheck.tsx').then((part) => ({ default: part.AccessCheck })));

/** Leads those whom a feature's detour concerns there, once the server has let them in; it is asked once for as long as they stay signed in on this page. */
export function Detours({ children }: { children: ReactNode }) {
  const { profile } = usePortal();
  const { detours } = useSignedInComposition();
  const viewer = useViewerState();
  const location = useLocation();
  const [isLetIn, setLetIn] = useState(false);
  const letIn = useCallback(() => setLetIn(true), []);
  if (viewer === 'loading' || viewer === null) return children;
  const detour = detours.find((each) => leadsAway(each, location, profile, viewer));
  if (detour === undefined) return children;
  if (isLetIn) return <Redirect to={detour.href} />;
  return (
    <AloneFrame>
      <AccessCheck fallback={<PageFallback />} onAllowed={letIn} />
    </AloneFrame>
  );
}
