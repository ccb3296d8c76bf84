import { defineRule } from '@oxlint/plugins';

/** A package is built once, for every host: its own bundler's environment says nothing of the host's. */
export const noBuildEnvironment = defineRule({
  meta: {
    type: 'problem',
    messages: { read: 'A package is built once for all hosts: take what differs from the host.' },
  },
  create(context) {
    return {
      MemberExpression(node) {
        if (context.sourceCode.getText(node) === 'import.meta.env') context.report({ node, messageId: 'read' });
      },
    };
  },
});
