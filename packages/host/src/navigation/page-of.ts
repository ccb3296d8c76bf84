import type { ComposedRoute, PageProps } from '@portal/kit';
import { lazyPage } from '@portal/ui';
import type { ComponentType } from 'react';

export type RouteComponent = ComponentType<PageProps<string>>;

const pages = new Map<ComposedRoute, RouteComponent>();

/** One lazy component for each route, for as long as the portal runs; its code is fetched when it is first rendered. */
export function pageOf(route: ComposedRoute): RouteComponent {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const page: RouteComponent = lazyPage(() => route.load());
  pages.set(route, page);
  return page;
}

/** Prefetches a page's code, so that it renders at once; one that has been rendered stays the component that it is. */
export async function prefetchPage(route: ComposedRoute): Promise<void> {
  if (pages.has(route)) return;
  const { default: page } = await route.load();
  if (!pages.has(route)) pages.set(route, page);
}
