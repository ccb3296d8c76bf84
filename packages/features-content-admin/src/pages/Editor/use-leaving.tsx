import { useMessages, usePortal } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';

export interface Leaving {
  /** Goes to another page; asks before, where something is not saved. */
  leaveFor: (href: string) => void;
  question: ReactNode;
}

/** The ways out of the form. What is not saved stays on this device, which is said before one goes. */
export function useLeaving(isDirty: boolean): Leaving {
  const t = useMessages(contentAdminMessages);
  const { navigation } = usePortal();
  const [pendingHref, setPendingHref] = useState<string | null>(null);
  return {
    leaveFor: (href) => (isDirty ? setPendingHref(href) : navigation.navigate(href)),
    question: pendingHref !== null && (
      <ConfirmDialog
        isOpen
        title={t('leaveQuestion')}
        confirmLabel={t('leave')}
        cancelLabel={t('keepWriting')}
        onConfirm={() => navigation.navigate(pendingHref)}
        onCancel={() => setPendingHref(null)}
      >
        {t('leaveText')}
      </ConfirmDialog>
    ),
  };
}
