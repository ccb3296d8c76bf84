import type { OwnMembership } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconDownload, IconPrint, Inline, Stack } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

export interface MembershipActionsProps {
  membership: OwnMembership;
  /** Each is offered where it is known. */
  hrefs: Readonly<Record<'renew' | 'manage' | 'updatePayment' | 'print', string | undefined>>;
  isDownloading: boolean;
  onDownload: (membership: OwnMembership) => void;
}

/** Where more is done with a membership: renewing leads, paper comes last. */
export function MembershipActions({ membership, hrefs, isDownloading, onDownload }: MembershipActionsProps) {
  const t = useMessages(settingsMessages);
  const isUrgent = membership.memberStatus !== 'Active';
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Elsewhere href={hrefs.renew} tone={isUrgent ? 'primary' : 'secondary'} words={t('renewMembership')} />
        <Elsewhere href={hrefs.manage} tone="secondary" words={t('manageMembership')} />
        <Elsewhere href={hrefs.updatePayment} tone="secondary" words={t('updatePayment')} />
      </Inline>
      <Inline gap={2}>
        {hrefs.print !== undefined && (
          <Button
            tone="quiet"
            icon={IconPrint}
            href={hrefs.print}
            target="_blank"
            label={`${t('print')} ${t('opensInNewTab')}`}
          >
            {t('print')}
          </Button>
        )}
        <Button tone="quiet" icon={IconDownload} isPending={isDownloading} onPress={() => onDownload(membership)}>
          {t('download')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface ElsewhereProps {
  href: string | undefined;
  tone: 'primary' | 'secondary';
  words: string;
}

/** On the organisation's website in a tab of its own, in the portal in this one. */
function Elsewhere({ href, tone, words }: ElsewhereProps) {
  const t = useMessages(settingsMessages);
  if (href === undefined) return null;
  const isElsewhere = !href.startsWith('/');
  return (
    <Button
      tone={tone}
      href={href}
      target={isElsewhere ? '_blank' : undefined}
      label={isElsewhere ? `${words} ${t('opensInNewTab')}` : undefined}
    >
      {words}
    </Button>
  );
}
