import { decideAccess, usePortal, useViewer } from '@portal/kit';
import { useBelowBackToTop } from '@portal/ui';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import * as styles from './HomeNotices.css.ts';
import { ShellPart } from './ShellPart.tsx';

/** What features say to whoever is at home, at the bottom of the window; it is lazy, and nothing moves for it. */
export function HomeNotices() {
  const { profile } = usePortal();
  const viewer = useViewer();
  const { notices } = useSignedInComposition();
  const belowBackToTop = useBelowBackToTop();
  const visibleNotices = notices.filter(
    (notice) => notice.concerns === 'atHome' && decideAccess(profile, notice, viewer).isAllowed,
  );
  if (visibleNotices.length === 0) return null;
  return (
    <div ref={belowBackToTop} className={styles.notices}>
      {visibleNotices.map((notice) => (
        <ShellPart key={notice.feature} part={notice} given={{}} isNotice />
      ))}
    </div>
  );
}
