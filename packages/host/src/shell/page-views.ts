import { type ComposedRoute, type EngagementKind, matchRoute } from '@portal/kit';

interface PageView {
  kind: EngagementKind;
  data: { path: string } | { targetId: string };
}

/** What opening a page counts as: what its feature says, else a page view. Null where the page counts itself. */
export function viewOf(routes: readonly ComposedRoute[], path: string): PageView | null {
  const match = matchRoute(routes, path);
  const engagement = match?.route.engagement;
  if (engagement === undefined) return { kind: 'viewPage', data: { path } };
  if (engagement === 'itself') return null;
  return { kind: engagement.kind, data: { targetId: match?.params[engagement.target] ?? '' } };
}
