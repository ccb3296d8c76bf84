import { useMessages } from '@portal/kit';
import { Inline, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';
import * as css from './Queue.css.ts';

const keyOf = { next: 'j', previous: 'k', approve: 'a', decline: 'd', deny: 'd', undo: 'z' } as const;
const wordOf = {
  next: 'keyNext',
  previous: 'keyPrevious',
  approve: 'keyApprove',
  decline: 'keyDecline',
  deny: 'keyDeny',
  undo: 'keyUndo',
} as const;

export type QueueKey = keyof typeof keyOf;

/** The keys that a page understands, for those who have a keyboard. */
export function KeyLegend({ keys }: { keys: readonly QueueKey[] }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <div role="group" aria-label={t('keysTitle')} className={css.keys}>
      <Inline gap={4}>
        {keys.map((key) => (
          <Text key={key} as="span" size="sm" tone="quiet">
            <kbd className={css.key}>{keyOf[key]}</kbd> {t(wordOf[key])}
          </Text>
        ))}
      </Inline>
    </div>
  );
}
