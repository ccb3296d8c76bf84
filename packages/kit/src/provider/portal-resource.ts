import { type Portal, usePortal } from './portal-context.ts';

/** Something made once for each portal's address and session, such as its client. */
export interface PortalResource<T> {
  /** `latest` gives the portal as it stands when it is called. */
  create(portal: Portal, latest: () => Portal): T;
}

export interface ResourceStore {
  get<T>(resource: PortalResource<T>, portal: Portal): T;
}

export interface OwnedResourceStore extends ResourceStore {
  setPortal(portal: Portal): void;
}

export function createResourceStore(): OwnedResourceStore {
  const made = new Map<unknown, unknown>();
  let current: Portal | null = null;
  return {
    setPortal(portal) {
      current = portal;
    },
    get<T>(resource: PortalResource<T>, portal: Portal): T {
      if (!made.has(resource))
        made.set(
          resource,
          resource.create(portal, () => current ?? portal),
        );
      // The value under a resource is the one that its own `create` returned.
      return made.get(resource) as T;
    },
  };
}

export function usePortalResource<T>(resource: PortalResource<T>): T {
  const portal = usePortal();
  return portal.resources.get(resource, portal);
}
