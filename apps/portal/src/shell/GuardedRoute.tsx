import { canUseModule, canUseSubmodule, type ComposedRoute, usePortal, useViewerState } from '@portal/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePreviousPath } from '../navigation/path-trail.tsx';
import { RoutePage } from './RoutePage.tsx';

/** A page whose module is off for the viewer leads to the previous page, or home; it waits until the viewer is known. */
export function GuardedRoute(props: { route: ComposedRoute; params: Readonly<Record<string, string>> }) {
  const { profile } = usePortal();
  const viewer = useViewerState();
  const previous = usePreviousPath();
  const [, navigate] = useLocation();
  const { module, submodule } = props.route;
  const isOpen =
    viewer !== 'loading' &&
    (module === undefined ||
      (submodule === undefined
        ? canUseModule(profile, module, viewer)
        : canUseSubmodule(profile, module, submodule, viewer)));
  const isRefused = viewer !== 'loading' && !isOpen;

  useEffect(() => {
    if (isRefused) navigate(previous ?? '/', { replace: true });
  }, [isRefused, navigate, previous]);

  return isOpen ? <RoutePage route={props.route} params={props.params} /> : null;
}
