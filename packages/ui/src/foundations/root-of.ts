/** What a node stands in: the document, or a custom element's shadow root, whose focus and ids the document does not know. */
export function rootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
