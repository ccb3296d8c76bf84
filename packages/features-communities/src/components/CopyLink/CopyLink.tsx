import { useCopyLink, useMessages } from '@portal/kit';
import { IconButton, IconLink } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** Copies the absolute address of a page of the portal and says how that went. */
export function CopyLink(props: { href: string }) {
  const t = useMessages(communitiesMessages);
  const copy = useCopyLink({ notifiesFailure: true });
  return <IconButton label={t('copyLink')} icon={IconLink} onPress={() => copy(props.href)} />;
}
