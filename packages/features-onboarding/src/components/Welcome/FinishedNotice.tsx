import { useMessages } from '@portal/kit';
import { Button, EmptyState, lazyComponent } from '@portal/ui';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';

const EndingDialog = lazyComponent(() =>
  import('./EndingDialog.tsx').then((module) => ({ default: module.EndingDialog })),
);

/** In place of a step, for whoever has been through all of them: where they go on. */
export function FinishedNotice({
  way,
}: {
  way: Pick<WelcomeNavigation, 'ending' | 'isGoingOn' | 'onGoOn' | 'onLeave'>;
}) {
  const t = useMessages(welcomeMessages);
  return (
    <>
      <EmptyState
        title={t('finishedTitle')}
        text={t('finishedText')}
        action={
          <Button tone="primary" isPending={way.isGoingOn} onPress={way.onGoOn}>
            {t('continue')}
          </Button>
        }
      />
      {way.ending !== null && (
        <EndingDialog ending={way.ending} onLeave={way.onLeave} onRetry={way.onGoOn} onError={way.onLeave} />
      )}
    </>
  );
}
