import { useToday } from '../../audits/day-to-come.ts';
import { FurtherPacked } from './FurtherPacked.tsx';
import { PackScreen } from './PackScreen.tsx';
import { usePack } from './use-pack.ts';

export interface PackDialogProps {
  periodId: string;
  years: string;
  onClose: () => void;
}

/** The evidence pack of one of the viewer's periods. */
export function PackDialog({ periodId, years, onClose }: PackDialogProps) {
  const { firstDay, ...pack } = usePack(periodId);
  return (
    <PackScreen
      {...pack}
      years={years}
      days={{ first: firstDay, last: useToday() }}
      further={(after) => <FurtherPacked periodId={periodId} asOf={pack.asOf} after={after} />}
      onClose={onClose}
    />
  );
}
