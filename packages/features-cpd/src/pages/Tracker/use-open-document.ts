import { useMessages, usePortal } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';

/** Opens a document beside the portal, once it is known where. */
export function useOpenDocument() {
  const t = useMessages(cpdMessages);
  const { navigation, notify } = usePortal();
  return async (preview: () => Promise<{ previewUrl: string }>): Promise<void> => {
    // Browsers open a tab at the click alone, not once an answer has come.
    const tab = window.open('', '_blank');
    try {
      const { previewUrl } = await preview();
      if (previewUrl === '') throw new NotFound();
      if (tab === null) return navigation.navigate(previewUrl);
      tab.opener = null;
      tab.location.replace(previewUrl);
    } catch (problem) {
      tab?.close();
      if (problem instanceof NotFound) notify.failure(t('documentFailed'), { description: t('documentNotFound') });
    }
  };
}

class NotFound extends Error {}
