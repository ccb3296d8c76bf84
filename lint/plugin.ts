import { definePlugin } from '@oxlint/plugins';
import { browserStorage } from './browser-storage.ts';
import { draftEntry } from './draft-entry.ts';
import { noBuildEnvironment } from './no-build-environment.ts';
import { noFeatureName } from './no-feature-name.ts';
import { noFixedWait } from './no-fixed-wait.ts';
import { noHiddenFailure } from './no-hidden-failure.ts';

/** Rules of this repository, for Oxlint and editors: `.oxlintrc.json` says which files each is for. */
export default definePlugin({
  meta: { name: 'portal' },
  rules: {
    'browser-storage': browserStorage,
    'draft-entry': draftEntry,
    'no-build-environment': noBuildEnvironment,
    'no-feature-name': noFeatureName,
    'no-fixed-wait': noFixedWait,
    'no-hidden-failure': noHiddenFailure,
  },
});
