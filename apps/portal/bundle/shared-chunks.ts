import type { Rolldown } from 'vite';

/** Whatever asks the server for something, with the few parts that every page shows. */
const calls = [
  'api/src/client/(?!engagement)',
  'api/src/calls/generated/auth',
  'api/src/hooks/(?:messages|use-client|query-key|repeat-key|failure-notice|endpoint-(?:view|cache)|use-endpoint-cache|use-action)',
  'kit/src/(?:view/view|features/destinations|provider/viewer-context)',
  'ui/src/(?:layout/Inline|Link/|Banner/)',
];

/** Forms of text fields, those of the account pages first. */
const forms = [
  'kit/src/(?:form|drafts)/',
  'ui/src/(?:Form|field|TextField|PasswordField)/',
  'features-onboarding/src/(?:messages-sign-in|components/(?:PageTitle|EmailField)|model/use-(?:keep-login|finish-sign-in))',
];

/**
 * Modules that travel together. Left alone, the bundler cuts a chunk for every set of pages that share something, and a phone asks
 * for twenty-four before it can sign anybody in. A group may need only what is in it or before it, else it brings more than it saves:
 * `pnpm size` counts, and finds chunks that need each other.
 */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'] },
    { name: 'calls', test: anyOf(calls) },
    { name: 'forms', test: anyOf(forms) },
  ],
};

function anyOf(paths: readonly string[]): RegExp {
  return new RegExp(`/packages/(?:${paths.join('|')})`);
}
