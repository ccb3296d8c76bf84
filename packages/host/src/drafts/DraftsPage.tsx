import { DraftsScreen } from './DraftsScreen.tsx';
import { useDrafts } from './use-drafts.ts';

/** What the person began to write and has not sent. */
export function DraftsPage() {
  return <DraftsScreen {...useDrafts()} />;
}
