import { useMessages, usePortal } from '@portal/kit';
import { Button, Dialog, Inline, Text } from '@portal/ui';
import { dayInWords, endingWords, type WelcomeEnding } from '../../model/welcome/ending.ts';
import { welcomeMessages } from '../../model/messages.ts';

export interface EndingDialogProps {
  ending: WelcomeEnding;
  onLeave: () => void;
  /** Saves once more what could not be saved. */
  onRetry: () => void;
}

/** The end of the steps: where one goes on. Its buttons are the only way out; where nothing was saved, it says so. */
export function EndingDialog({ ending, onLeave, onRetry }: EndingDialogProps) {
  const t = useMessages(welcomeMessages);
  const { profile } = usePortal();
  const { text, button } = endingWords(ending.type);
  const endingText =
    text === 'endAutoRollover'
      ? profile.autoRenewalDate === undefined
        ? t('endAutoRolloverUndated')
        : t(text, { date: dayInWords(profile.autoRenewalDate, profile.locale) })
      : t(text);
  return (
    <Dialog
      isOpen
      isClosable={false}
      // Where the dialog's own code is gone, it says so by closing: the way on is still there.
      onClose={onLeave}
      size="sm"
      title={t(ending.isSaved ? 'allSet' : 'unsavedTitle')}
      footer={
        <Inline justify="end">
          <Button tone={ending.isSaved ? 'primary' : 'secondary'} onPress={onLeave}>
            {t(button)}
          </Button>
          {!ending.isSaved && (
            <Button tone="primary" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
        </Inline>
      }
    >
      <Text>{ending.isSaved ? `${t('created')} ${endingText}` : t('unsavedText')}</Text>
    </Dialog>
  );
}
