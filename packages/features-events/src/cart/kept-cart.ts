import { createListeners, type PortalResource } from '@portal/kit';

/** Where a device keeps which cart is a person's, until they sign out; another number as soon as its shape changes. */
const key = 'cart 2';

export interface KeptCart {
  subscribe(listener: () => void): () => void;
  /** The cart of whoever is signed in; null: this device knows of none. */
  id(): string | null;
  keep(id: string): void;
  forget(): void;
  /** How often something has been put into it on this page. */
  additions(): number;
  noteAddition(): void;
}

export const keptCart: PortalResource<KeptCart> = {
  create(_portal, latest) {
    const { subscribe, notify } = createListeners();
    let additions = 0;
    return {
      subscribe,
      id: () => latest().drafts.readText(key),
      keep(id) {
        // oxlint-disable-next-line portal/draft-entry -- The id of a cart, not a text.
        latest().drafts.keepText(key, id);
        notify();
      },
      forget() {
        latest().drafts.clear(key);
        notify();
      },
      additions: () => additions,
      noteAddition() {
        additions += 1;
        notify();
      },
    };
  },
};
