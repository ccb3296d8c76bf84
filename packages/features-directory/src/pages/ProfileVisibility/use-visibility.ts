import { calls, useAction, useEndpoint } from '@portal/api';
import type { PrivacyFlags } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { directoryMessages } from '../../messages.ts';

/** What the directory tells of somebody, and how they choose it anew. */
export function useVisibility() {
  const t = useMessages(directoryMessages);
  const { view } = useEndpoint(calls.directory.visibility);
  const { run } = useAction(calls.directory.saveVisibility, {
    success: t('visibilitySaved'),
    failure: t('visibilityNotSaved'),
    invalidates: [
      ...[calls.directory.visibility, calls.directory.profile, calls.directory.member, calls.directory.members],
      ...[calls.account.privacy, calls.account.profileAs],
    ],
  });
  return {
    view,
    async onSave(flags: PrivacyFlags): Promise<void> {
      await run({ body: flags });
    },
  };
}
