import { decideAccess, usePortal, useViewer } from '@portal/kit';
import { useSignedInComposition } from '../signed-in-composition.ts';
import { FeaturePart } from './FeaturePart.tsx';
import * as styles from './HomeNotices.css.ts';
import { ShellBoundary } from './ShellBoundary.tsx';

/** What features say to whoever is at home, at the bottom of the window; it comes late, and nothing moves for it. */
export function HomeNotices() {
  const { profile } = usePortal();
  const viewer = useViewer();
  const { notices } = useSignedInComposition();
  const told = notices.filter(
    (notice) => notice.concerns === 'atHome' && decideAccess(profile, notice, viewer).isAllowed,
  );
  if (told.length === 0) return null;
  return (
    <div className={styles.notices}>
      {told.map((notice) => (
        <ShellBoundary key={notice.feature} isNotice>
          <FeaturePart part={notice} given={{}} />
        </ShellBoundary>
      ))}
    </div>
  );
}
