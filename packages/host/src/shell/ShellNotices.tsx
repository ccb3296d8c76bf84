import { useViewer } from '@portal/kit';
import { lazy, Suspense } from 'react';
import { useAccessExplainer } from '../access-explainer/access-explainer-context.tsx';
import { loadStaffTools } from '../access-explainer/load-staff-tools.ts';
import { LapsedNotice } from '../membership/LapsedNotice.tsx';
import { useSignedInComposition } from '../signed-in-composition.ts';
import { FeaturePart } from './FeaturePart.tsx';
import { ShellBoundary } from './ShellBoundary.tsx';

const RefusedNotice = lazy(() => loadStaffTools().then((tools) => ({ default: tools.RefusedNotice })));

interface ShellNoticesProps {
  /** The page that a member of staff was just turned away from. */
  refused: string | null;
}

/** What a person must know on every page; few have anything to know. One notice that breaks leaves the others standing. */
export function ShellNotices({ refused }: ShellNoticesProps) {
  const { notices } = useSignedInComposition();
  const viewer = useViewer();
  const why = useAccessExplainer();
  return (
    <>
      {viewer?.impersonator &&
        notices
          .filter(({ concerns }) => concerns === 'impersonators')
          .map((notice) => (
            <ShellBoundary key={notice.feature} isNotice>
              <FeaturePart part={notice} given={{}} />
            </ShellBoundary>
          ))}
      {viewer?.membershipLapsed && <LapsedNotice />}
      {refused !== null && (
        <ShellBoundary isNotice>
          <Suspense fallback={null}>
            <RefusedNotice path={refused} onAsk={() => why.ask(refused)} onDismiss={() => why.noteRefused(null)} />
          </Suspense>
        </ShellBoundary>
      )}
    </>
  );
}
