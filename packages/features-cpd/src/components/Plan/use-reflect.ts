import { calls, useAction, useClient } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';
import { unsavedNotice } from '../../model/unsaved-notice.ts';
import { useRevisedSave } from '../../model/use-revised-save.ts';
import { planReads } from './plan-reads.ts';
import type { ReflectionValues } from './ReflectionForm.tsx';

/** Writes how somebody looks back on a period. */
export function useReflect(periodId: string) {
  const t = useMessages(cpdMessages);
  const client = useClient();
  const params = { id: periodId };
  const write = useAction(calls.goals.reflect, {
    success: t('reflectionSaved'),
    failure: unsavedNotice(t('reflectionUnsaved'), t('stale')),
    invalidates: planReads,
  });
  const { save, refused } = useRevisedSave(async () => {
    const { reflection } = await client.call(calls.goals.ofPeriod, { params }, { isQuiet: true });
    return reflection;
  });
  return {
    refused,
    reflect: ({ text, revision: begun }: ReflectionValues) =>
      save(begun, (revision) => write.run({ params, body: { text, revision } })),
  };
}
