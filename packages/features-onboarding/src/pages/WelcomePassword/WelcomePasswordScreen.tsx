import { useMessages, type View } from '@portal/kit';
import { WelcomeStep } from '../../components/Welcome/WelcomeStep.tsx';
import type { ChosenPassword } from '../../model/welcome/password-rules.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { PasswordForm } from './PasswordForm.tsx';

export interface WelcomePasswordScreenProps {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
  /** What was chosen before, on the way through the steps. */
  chosen: ChosenPassword;
  onChoose: (chosen: ChosenPassword) => void;
}

export function WelcomePasswordScreen({ chosen, onChoose, ...props }: WelcomePasswordScreenProps) {
  const t = useMessages(welcomeMessages);
  return (
    <WelcomeStep {...props} step="user-password" intro={t('passwordIntro')} fields={2}>
      {(start) => <PasswordForm start={start} way={props.way} chosen={chosen} onChoose={onChoose} />}
    </WelcomeStep>
  );
}
