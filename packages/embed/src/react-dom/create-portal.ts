import type { ReactNode } from 'react';
import { createPortal as createPreactPortal } from 'preact/compat';

/** What a portal leads to: an element, or a document of react-aria's own in which collections note their entries. */
type Container = Parameters<typeof createPreactPortal>[1];

/** A node of such a document: it has only what React asks of one. */
interface Entry {
  nodeType: number;
  parentNode: { removeChild(entry: Entry): void } | null;
  remove?(): void;
}

interface EntryDocument {
  createElement(type: string): Entry;
  createElementNS?(namespace: string, type: string): Entry;
}

/** As react-dom's, also into the documents that react-aria notes the entries of menus, list boxes and tables in. */
export function createPortal(children: ReactNode, container: Container) {
  // Either has the document that makes its elements; React's nodes and Preact's are the same values here.
  const { ownerDocument } = container as unknown as { ownerDocument: EntryDocument };
  if (ownerDocument.createElementNS === undefined) prepare(ownerDocument);
  return createPreactPortal(children as Parameters<typeof createPreactPortal>[0], container);
}

/** Preact asks for elements by namespace, has nodes remove themselves, and passes over comments, which these say they are. */
function prepare(entries: EntryDocument): void {
  entries.createElementNS = (_, type) => {
    const entry = entries.createElement(type);
    return Object.assign(entry, {
      nodeType: 1,
      remove: () => entry.parentNode?.removeChild(entry),
    });
  };
}
