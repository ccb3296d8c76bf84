import { useMessages, usePortal } from '@portal/kit';
import { ShareDialog } from '@portal/ui';
import { shareMessages } from '../../messages-share.ts';

interface ShareEventDialogProps {
  /** Of the event. */
  title: string;
  url: string;
  isOpen: boolean;
  onClose: () => void;
}

export function ShareEventDialog({ title, ...props }: ShareEventDialogProps) {
  const t = useMessages(shareMessages);
  const { notify } = usePortal();
  return (
    <ShareDialog
      {...props}
      title={t('share')}
      description={t('shareHint')}
      subject={title}
      onCopied={() => notify.success(t('linkCopied'))}
      onCopyFailed={() => notify.failure(t('linkNotCopied'))}
      labels={{
        address: t('link'),
        copy: t('copyLink'),
        copied: t('linkCopied'),
        mail: t('byMail'),
        more: t('moreWays'),
        close: t('close'),
      }}
    />
  );
}
