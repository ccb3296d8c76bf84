import { useMessages } from '@portal/kit';
import { Button, IconHelp } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

export interface UnansweredButtonProps {
  /** Only questions that wait for an answer are listed. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Narrows a list of posts to questions that wait for an answer, and leads back to all. */
export function UnansweredButton({ isOn, onChange }: UnansweredButtonProps) {
  const t = useMessages(communitiesMessages);
  return (
    <Button tone="quiet" size="sm" icon={IconHelp} onPress={() => onChange(!isOn)}>
      {t(isOn ? 'showAllPosts' : 'showUnanswered')}
    </Button>
  );
}
