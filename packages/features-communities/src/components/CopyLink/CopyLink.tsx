import { useMessages } from '@portal/kit';
import { IconButton, IconLink } from '@portal/ui';
import { messages } from '../../messages.ts';
import { useCopyLink } from './use-copy-link.ts';

/** Copies the absolute address of a page of the portal. */
export function CopyLink(props: { href: string }) {
  const t = useMessages(messages);
  const copy = useCopyLink();
  return <IconButton label={t('copyLink')} icon={IconLink} onPress={() => copy(props.href)} />;
}
