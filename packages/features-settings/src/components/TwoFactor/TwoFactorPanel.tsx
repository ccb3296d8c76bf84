import { useMessages } from '@portal/kit';
import { Card, PanelSwitch, Skeleton, Switch } from '@portal/ui';
import { usePasswordQuestion } from '../PasswordQuestion/use-password-question.tsx';
import { settingsMessages } from '../../messages.ts';
import type { TwoFactor } from './use-two-factor.ts';

/** Turns the code for signing in on or off, once the password has been entered again. */
export function TwoFactorPanel({ view, hasApp, isPending, isOn, onTurn }: TwoFactor) {
  const t = useMessages(settingsMessages);
  const { ask, question } = usePasswordQuestion();
  return (
    <PanelSwitch
      view={view}
      skeleton={
        <Card padding={6}>
          <Skeleton lines={2} />
        </Card>
      }
      skeletonLabel={t('twoFactorLoading')}
      failedTitle={t('twoFactorLoadFailed')}
    >
      {(security) => (
        <Card padding={6}>
          <Switch
            label={t(hasApp ? 'sentCode' : 'twoFactor')}
            description={t(hasApp ? 'sentCodeHint' : 'twoFactorHint', { to: security.mailTo })}
            labelPosition="start"
            isSelected={isOn(security)}
            isPending={isPending}
            onChange={(isWanted) => void turn(isWanted)}
          />
          {question}
        </Card>
      )}
    </PanelSwitch>
  );

  async function turn(isWanted: boolean) {
    const password = await ask(t('confirmTwoFactor'));
    if (password === null || view.state !== 'ready') return;
    // A failure has been told by its toast, and the switch stays where it was.
    await onTurn(view.data, isWanted, password).catch(() => undefined);
  }
}
