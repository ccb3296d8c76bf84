import { defineRule, type ESTree } from '@oxlint/plugins';

const stores = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel']);
const members = /^(?:document\.cookie|caches\.(?:open|match)|navigator\.storage)$/;

/** What a package stores in the browser goes through the storage ports, which give each server and organisation its own part: two portals on one page do not meet. */
export const browserStorage = defineRule({
  meta: {
    type: 'problem',
    messages: {
      direct:
        'Use the storage ports, which PortalProvider scopes, or say why two portals on one page do not meet here.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const report = (node: ESTree.Node) => context.report({ node, messageId: 'direct' });
    return {
      Identifier(node) {
        if (stores.has(node.name) && !isNameOfMember(node)) report(node);
      },
      MemberExpression(node) {
        const text = sourceCode.getText(node);
        if (members.test(text) || (/^(?:window|globalThis)\.\w+$/.test(text) && stores.has(text.split('.')[1] ?? '')))
          report(node);
      },
    };
  },
});

/** `ports.localStorage`, or a key of that name. */
function isNameOfMember(node: ESTree.Node): boolean {
  const { parent } = node;
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand;
}
