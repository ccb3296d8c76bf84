import { type Announcement, calls, useAction } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { announcementReads } from './announcement-reads.ts';
import { activated } from './announcement-values.ts';

export interface ActivateDialogProps {
  announcement: Announcement;
  /** The one that is active now. */
  active: Announcement | null;
  onClose: () => void;
}

/** Asks before an announcement takes the place of the one that is active. */
export function ActivateDialog({ announcement, active, onClose }: ActivateDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { id, title } = announcement;
  const activate = useAction(calls.announcements.edit, {
    success: t('saved'),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('announcementActivateFailed'), description: message }),
    invalidates: announcementReads,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('activateQuestion', { title })}
      confirmLabel={t('activate')}
      cancelLabel={t('cancel')}
      isPending={activate.isPending}
      // The toast has said so where it could not be done; the question stays.
      onConfirm={() =>
        void activate.run({ params: { id }, body: activated(announcement) }).then(onClose, () => undefined)
      }
      onCancel={onClose}
    >
      {active === null ? t('activateTextFirst') : t('activateTextOf', { title: active.title })}
    </ConfirmDialog>
  );
}
