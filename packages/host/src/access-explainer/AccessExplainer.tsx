import { type ComposedMenuEntry, type ComposedRoute, useMessages, usePortal, type Viewer } from '@portal/kit';
import { useMemo } from 'react';
import { decideTargets, pageAt } from './access-targets.ts';
import { createAccessWords } from './access-words.ts';
import { AccessDialog } from './AccessDialog.tsx';
import { whyMessages } from './messages.ts';
import { moduleNames } from './module-names.ts';

export interface AccessExplainerProps {
  /** For whom it is decided: whoever looks, or the member for whom they act. */
  viewer: Viewer;
  routes: readonly ComposedRoute[];
  menu: readonly ComposedMenuEntry[];
  /** The address that is asked about. */
  path?: string | undefined;
  onClose(): void;
}

/** The explanation over this portal's pages, menus and profile. */
export function AccessExplainer({ viewer, routes, menu, path, onClose }: AccessExplainerProps) {
  const { profile, locale } = usePortal();
  const t = useMessages(whyMessages);
  const places = useMemo(
    () => decideTargets({ profile, viewer, routes, menu, moduleName: moduleNames(t) }),
    [profile, viewer, routes, menu, t],
  );
  const words = useMemo(
    () => createAccessWords({ t, viewer, profile: profile.shortName, locale, isModule: (id) => id in profile.modules }),
    [t, viewer, profile, locale],
  );
  return (
    <AccessDialog
      name={`${viewer.firstName} ${viewer.lastName}`}
      isActedFor={Boolean(viewer.impersonator)}
      places={places}
      words={words}
      target={path === undefined ? undefined : { path, page: pageAt(places, routes, path) }}
      onClose={onClose}
    />
  );
}
