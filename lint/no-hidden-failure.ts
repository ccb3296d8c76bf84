import { defineRule, type ESTree } from '@oxlint/plugins';

const nothing = /^(?:no[nt][A-Z]?\w*|empty\w*)$/;

/** No failed read looks like nothing: where a query's data is replaced by something empty, its failure is never seen. */
export const noHiddenFailure = defineRule({
  meta: {
    type: 'problem',
    messages: { hidden: 'This hides a failed read: draw its view.' },
  },
  create(context) {
    const { sourceCode } = context;
    if (!/\buseEndpoint(?:Pages)?\(/.test(sourceCode.text)) return {};
    const names = new Set(['data']);
    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') return;
        if (!sourceCode.getText(init.callee).startsWith('useEndpoint')) return;
        for (const each of id.properties) {
          if (each.type === 'Property' && sourceCode.getText(each.key) === 'data' && each.value.type === 'Identifier')
            names.add(each.value.name);
        }
      },
      LogicalExpression(node) {
        const read = new RegExp(String.raw`\b(?:${[...names].join('|')})(?:\?\.[\w.?]+)?$`);
        if (node.operator !== '&&' && isNothing(node.right) && read.test(sourceCode.getText(node.left)))
          context.report({ node, messageId: 'hidden' });
      },
    };
  },
});

function isNothing(node: ESTree.Node): boolean {
  if (node.type === 'ArrayExpression') return node.elements.length === 0;
  if (node.type === 'ObjectExpression') return node.properties.length === 0;
  if (node.type === 'Literal') return node.value === 0 || node.value === '' || node.value === false;
  return node.type === 'Identifier' && nothing.test(node.name);
}
