import { commonMessages } from '../messages/common-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';

export interface ShareWords {
  onCopied: () => void;
  onCopyFailed: (failure: 'refused' | 'unsupported') => void;
  onFailed: () => void;
  labels: Readonly<Record<'address' | 'copy' | 'copied' | 'mail' | 'more' | 'close', string>>;
}

/** What every `ShareButton` of `@portal/ui` says and tells, whatever is shared. */
export function useShareWords(): ShareWords {
  const t = useMessages(commonMessages);
  const { notify } = usePortal();
  return {
    onCopied: () => notify.success(t('linkCopied')),
    onCopyFailed: (failure) => notify.failure(t(failure === 'refused' ? 'copyFailed' : 'copyUnsupported')),
    onFailed: () => notify.failure(t('shareFailed')),
    labels: {
      address: t('shareAddress'),
      copy: t('copyLink'),
      copied: t('linkCopied'),
      mail: t('shareByMail'),
      more: t('moreWaysToShare'),
      close: t('close'),
    },
  };
}
