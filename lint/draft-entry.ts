import { defineRule, type ESTree } from '@oxlint/plugins';

/** Every form that stores what is typed names it in the list of drafts: without a name only who opens the form again finds it. */
export const draftEntry = defineRule({
  meta: {
    type: 'problem',
    messages: {
      unnamed: 'Name what this form stores in the list of drafts: give it a draftEntry beside its draftKey.',
      beside: 'Store what is typed by a form, whose draftEntry names it in the list of drafts, or say why no list can.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      CallExpression(node) {
        const callee = sourceCode.getText(node.callee).split('.').at(-1) ?? '';
        if (/^(?:useStoredDraft|useDraft|storeText)$/.test(callee)) context.report({ node, messageId: 'beside' });
        if (!/^use(?:Nested)?Form$/.test(callee)) return;
        const keys = node.arguments.flatMap((given) => keysOf(given).map((key) => sourceCode.getText(key)));
        if (keys.includes('draftKey') && !keys.includes('draftEntry')) context.report({ node, messageId: 'unnamed' });
      },
    };
  },
});

function keysOf(node: ESTree.Node): ESTree.Node[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((each) => (each.type === 'Property' ? [each.key] : []));
}
