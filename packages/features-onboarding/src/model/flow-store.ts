import { type Portal, type PortalResource, type StoragePort, usePortalResource } from '@portal/kit';

const prefix = 'portal.flow.';

/** What the pages of one flow hand to each other: an id, a masked address. Gone with the tab; nothing secret belongs here. */
export interface FlowStore {
  get(name: string): string | boolean | undefined;
  /** Texts and booleans only; anything else is a mistake, which is logged and not kept. */
  set(name: string, value: unknown): void;
  remove(...names: string[]): void;
}

/** In memory, and in the tab's storage so that a reload does not lose it. */
export function createFlowStore(storage: StoragePort): FlowStore {
  const cached = new Map<string, string | boolean>();
  return {
    get: (name) => cached.get(name) ?? parsed(storage.read(prefix + name)),
    set(name, value) {
      if (typeof value !== 'string' && typeof value !== 'boolean') {
        // oxlint-disable-next-line no-console -- A mistake in the code is for its writer to see, not for the member.
        console.error(`The flow store takes no ${typeof value} (${name})`);
        return;
      }
      cached.set(name, value);
      storage.write(prefix + name, JSON.stringify(value));
    },
    remove(...names) {
      for (const name of names) {
        cached.delete(name);
        storage.remove(prefix + name);
      }
    },
  };
}

function parsed(text: string | null): string | boolean | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
  } catch {
    return undefined;
  }
}

const resource: PortalResource<FlowStore> = { create: ({ tabStorage }) => createFlowStore(tabStorage) };

export function useFlowStore(): FlowStore {
  return usePortalResource(resource);
}

/** The same store outside of drawing. */
export function flowStoreOf(portal: Portal): FlowStore {
  return portal.resources.get(resource, portal);
}
