import { defineRule, type ESTree } from '@oxlint/plugins';

const features = [
  'communit(?:y|ies)',
  'workspaces?',
  'hubs?',
  'meetings?',
  'events?',
  'cpd',
  'news',
  'resources?',
  'director(?:y|ies)',
  'organisations?',
  'invoices?',
  'onboarding',
  'memberSessions',
  'failedMails',
];
/** The whole of a text, a part of an address, or what stands before the dot of a destination. */
const named = new RegExp(`(?<=^|/)(?:${features.join('|')})(?=$|[/.])`);

/** Kit and host are given features and name none: neither an id, nor an address, nor a destination of one stands in their sources. */
export const noFeatureName = defineRule({
  meta: { type: 'problem', messages: { named: 'Kit and host are given features and name none.' } },
  create(context) {
    const check = (node: ESTree.Node, text: string) => {
      if (named.test(text)) context.report({ node, messageId: 'named' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
});
