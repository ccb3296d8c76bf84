import { useMessages, useViewer } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useAccessExplainer } from '../access-explainer/access-explainer-context.tsx';
import { loadStaffTools } from '../access-explainer/load-staff-tools.ts';
import { LapsedNotice } from '../membership/LapsedNotice.tsx';
import { hostMessages } from '../messages.ts';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import { ShellBoundary } from './ShellBoundary.tsx';
import { ShellPart } from './ShellPart.tsx';

const RefusedNotice = lazyComponent(() => loadStaffTools().then((tools) => ({ default: tools.RefusedNotice })));

interface ShellNoticesProps {
  /** The page that a member of staff was just turned away from. */
  refused: string | null;
}

/** What a person must know on every page; few have anything to know. One notice that breaks leaves the others standing. */
export function ShellNotices({ refused }: ShellNoticesProps) {
  const t = useMessages(hostMessages);
  const { notices } = useSignedInComposition();
  const viewer = useViewer();
  const why = useAccessExplainer();
  return (
    <>
      {viewer?.impersonator &&
        notices
          .filter(({ concerns }) => concerns === 'impersonators')
          .map((notice) => <ShellPart key={notice.feature} part={notice} given={{}} isNotice />)}
      {viewer?.membershipLapsed && <LapsedNotice />}
      {refused !== null && (
        <ShellBoundary isNotice>
          <RefusedNotice
            path={refused}
            onAsk={() => why.ask(refused)}
            onDismiss={() => why.noteRefused(null)}
            onError={{ title: t('noticeFailed') }}
          />
        </ShellBoundary>
      )}
    </>
  );
}
