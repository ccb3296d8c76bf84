import { type Announcement, calls, firstRead, pageSizes } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ActivateDialog } from './ActivateDialog.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';
import { DeleteAnnouncementDialog } from './DeleteAnnouncementDialog.tsx';
import { useAnnouncements } from './use-announcements.ts';

type Asked = { to: 'create' } | { to: 'edit' | 'activate' | 'delete'; announcement: Announcement } | null;

export function firstReads() {
  return [firstRead(calls.announcements.all, { query: { page: 1, pageSize: pageSizes.list } })];
}

/** What the organisation announces, one thing at a time. */
export function AnnouncementsPage(_props: PageProps) {
  const list = useAnnouncements();
  const [asked, setAsked] = useState<Asked>(list.isCreateTakenUp ? { to: 'create' } : null);
  const close = () => setAsked(null);
  return (
    <>
      <AnnouncementsScreen
        view={list.view}
        isUpdating={list.isUpdating}
        now={list.now}
        onCreate={() => setAsked({ to: 'create' })}
        onEdit={(announcement) => setAsked({ to: 'edit', announcement })}
        onActivate={(announcement) => setAsked({ to: 'activate', announcement })}
        onDelete={(announcement) => setAsked({ to: 'delete', announcement })}
      />
      {asked?.to === 'create' && <AnnouncementDialog announcement={null} onClose={close} />}
      {asked?.to === 'edit' && <AnnouncementDialog announcement={list.current(asked.announcement)} onClose={close} />}
      {asked?.to === 'activate' && (
        <ActivateDialog announcement={list.current(asked.announcement)} active={list.active} onClose={close} />
      )}
      {asked?.to === 'delete' && <DeleteAnnouncementDialog announcement={asked.announcement} onClose={close} />}
    </>
  );
}
