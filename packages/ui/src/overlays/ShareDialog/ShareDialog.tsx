import { Button } from '../../actions/Button/Button.tsx';
import type { CopyFailure } from '../../actions/CopyLink/copy-text.ts';
import { CopyLink } from '../../actions/CopyLink/CopyLink.tsx';
import { Dialog, type DialogLabels } from '../Dialog/Dialog.tsx';
import { IconMail, IconShare } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';

export interface ShareDialogLabels extends DialogLabels {
  address: string;
  copy: string;
  copied: string;
  mail: string;
  /** Opens what the device itself offers: messages, chats, other apps. */
  more: string;
}

const defaultLabels: ShareDialogLabels = {
  close: 'Close',
  address: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  mail: 'Send by e-mail',
  more: 'More ways to share',
};

export interface ShareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** 'Share this event'. */
  title: string;
  /** Who can open the link. */
  description?: string;
  /** What is shared: the subject of the mail and the title that the device is given. */
  subject: string;
  /** The whole address, as others will open it. */
  url: string;
  onCopied?: () => void;
  onCopyFailed?: (failure: CopyFailure) => void;
  labels?: Partial<ShareDialogLabels>;
}

/** Hands the address of something to others: by copying, by mail or by what the device offers. */
export function ShareDialog(props: ShareDialogProps) {
  const { url, subject } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;

  async function shareByDevice() {
    // Rejected when the person closes the device's sheet, which is not a failure.
    await navigator.share({ title: subject, url }).catch(() => undefined);
  }

  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      size="sm"
      labels={labels}
      {...(props.description ? { description: props.description } : {})}
    >
      <Stack gap={4}>
        <TextField label={labels.address} value={url} onChange={keep} isReadOnly />
        <Inline gap={2}>
          <CopyLink url={url} labels={labels} {...listeners(props)} />
          <Button tone="quiet" icon={IconMail} href={mail}>
            {labels.mail}
          </Button>
          {'share' in navigator ? (
            <Button tone="quiet" icon={IconShare} onPress={() => void shareByDevice()}>
              {labels.more}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </Dialog>
  );
}

// The address cannot be changed, but a field always reports its changes.
function keep() {}

function listeners({ onCopied, onCopyFailed }: ShareDialogProps) {
  return { ...(onCopied ? { onCopied } : {}), ...(onCopyFailed ? { onFailed: onCopyFailed } : {}) };
}
