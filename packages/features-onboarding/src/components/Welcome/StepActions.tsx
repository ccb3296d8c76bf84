import { useMessages } from '@portal/kit';
import { Button, Inline } from '@portal/ui';
import { welcomeMessages } from '../../model/messages.ts';

export interface StepActionsProps {
  /** Absent on the first step. */
  onBack: (() => void) | undefined;
  isPending?: boolean;
  isDisabled?: boolean;
}

/** Back to the step before, and on to the next. */
export function StepActions({ onBack, isPending = false, isDisabled = false }: StepActionsProps) {
  const t = useMessages(welcomeMessages);
  return (
    <Inline justify={onBack === undefined ? 'end' : 'between'}>
      {onBack !== undefined && (
        <Button size="lg" onPress={onBack} isDisabled={isPending}>
          {t('goBack')}
        </Button>
      )}
      <Button type="submit" size="lg" tone="primary" isPending={isPending} isDisabled={isDisabled}>
        {t('continue')}
      </Button>
    </Inline>
  );
}
