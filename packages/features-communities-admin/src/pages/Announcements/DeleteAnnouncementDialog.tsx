import { type Announcement, calls, useAction } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { announcementReads } from './announcement-reads.ts';

/** Asks before an announcement is deleted. */
export function DeleteAnnouncementDialog({
  announcement,
  onClose,
}: {
  announcement: Announcement;
  onClose: () => void;
}) {
  const t = useMessages(communitiesAdminMessages);
  const { id, title } = announcement;
  const remove = useAction(calls.announcements.remove, {
    success: t('deletedNamed', { name: title }),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('announcementDeleteFailed'), description: message }),
    invalidates: announcementReads,
  });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('deleteQuestion', { name: title })}
      confirmLabel={t('deleteAnnouncement')}
      cancelLabel={t('keep')}
      isPending={remove.isPending}
      // The toast has said so where it could not be deleted; the question stays.
      onConfirm={() => void remove.run({ params: { id } }).then(onClose, () => undefined)}
      onCancel={onClose}
    >
      {t('deleteAnnouncementText')}
    </ConfirmDialog>
  );
}
