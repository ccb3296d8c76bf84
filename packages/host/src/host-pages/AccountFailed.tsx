import { type Problem, useMessages } from '@portal/kit';
import { PageLayout, ProblemPanel } from '@portal/ui';
import { hostMessages } from '../messages.ts';

export interface AccountFailedProps {
  problem: Problem;
  onRetry(): void;
}

/** Instead of the whole portal: what is open to the person is not known. */
export function AccountFailed({ problem, onRetry }: AccountFailedProps) {
  const t = useMessages(hostMessages);
  return (
    <PageLayout width="small">
      <ProblemPanel scope="page" title={t('accountFailed')} text={problem.message} onRetry={onRetry} />
    </PageLayout>
  );
}
