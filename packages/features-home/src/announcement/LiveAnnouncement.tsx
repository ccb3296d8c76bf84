import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { useAnnouncement } from './use-announcement.ts';

/** What the organisation announces to the member, until they dismiss it. */
export function LiveAnnouncement() {
  const { announcement, dismiss } = useAnnouncement();
  return announcement && <AnnouncementBanner key={announcement.id} announcement={announcement} onDismiss={dismiss} />;
}
