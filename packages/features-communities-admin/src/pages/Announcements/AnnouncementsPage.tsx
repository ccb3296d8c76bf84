import { type Announcement, calls, firstRead, pageSizes } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ActivateDialog } from './ActivateDialog.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';
import { DeleteAnnouncementDialog } from './DeleteAnnouncementDialog.tsx';
import { useAnnouncements } from './use-announcements.ts';

type DialogState = { to: 'create' } | { to: 'edit' | 'activate' | 'delete'; announcement: Announcement } | null;

export function firstReads() {
  return [firstRead(calls.announcements.all, { query: { page: 1, pageSize: pageSizes.list } })];
}

/** What the organisation announces, one thing at a time. */
export function AnnouncementsPage(_props: PageProps) {
  const list = useAnnouncements();
  const [dialog, setDialog] = useState<DialogState>(list.isCreateTakenUp ? { to: 'create' } : null);
  const close = () => setDialog(null);
  return (
    <>
      <AnnouncementsScreen
        view={list.view}
        isUpdating={list.isUpdating}
        now={list.now}
        onCreate={() => setDialog({ to: 'create' })}
        onEdit={(announcement) => setDialog({ to: 'edit', announcement })}
        onActivate={(announcement) => setDialog({ to: 'activate', announcement })}
        onDelete={(announcement) => setDialog({ to: 'delete', announcement })}
      />
      {dialog?.to === 'create' && <AnnouncementDialog announcement={null} onClose={close} />}
      {dialog?.to === 'edit' && <AnnouncementDialog announcement={list.current(dialog.announcement)} onClose={close} />}
      {dialog?.to === 'activate' && (
        <ActivateDialog announcement={list.current(dialog.announcement)} active={list.active} onClose={close} />
      )}
      {dialog?.to === 'delete' && <DeleteAnnouncementDialog announcement={dialog.announcement} onClose={close} />}
    </>
  );
}
