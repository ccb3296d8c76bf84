import type { DeskContentItem } from '@portal/api';
import { publishRefusal } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { contentAdminMessages } from '../../messages.ts';

/** Whether an item can be published as it is. What it lacks is said, rather than asking first from when it is shown. */
export function useReadiness() {
  const t = useMessages(contentAdminMessages);
  const { notify } = usePortal();
  return (item: DeskContentItem): boolean => {
    const refusal = publishRefusal(item);
    if (refusal !== null) notify.failure(t('notReady'), { description: refusal.message });
    return refusal === null;
  };
}
