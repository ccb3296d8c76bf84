import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { ItemMutations } from './use-item-mutations.ts';

export type PutAwayBarProps = Pick<ItemMutations, 'putAway' | 'isPuttingBack' | 'forget'>;

/** What was put away last, with the way back. */
export function PutAwayBar({ putAway, isPuttingBack, forget }: PutAwayBarProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <div role="status">
      {putAway !== null && (
        <Banner
          tone="neutral"
          action={
            <Button size="sm" isPending={isPuttingBack} onPress={putAway.undo}>
              {t('undo')}
            </Button>
          }
          onDismiss={forget}
          dismissLabel={t('close')}
        >
          {putAway.text}
        </Banner>
      )}
    </div>
  );
}
