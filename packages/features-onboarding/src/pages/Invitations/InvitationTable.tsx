import type { Invitation } from '@portal/api';
import type { InvitationState } from '@portal/rules';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, type BadgeProps, MailAddress, type MenuEntry, Stack, Table, type TableProps, Text } from '@portal/ui';
import { accountMessages } from '../../model/messages.ts';

interface InvitationTableProps extends Pick<TableProps<Invitation>, 'isLoading'> {
  invitations: readonly Invitation[];
  onResend: (invitation: Invitation) => void;
  onAskRevoke: (invitation: Invitation) => void;
}

const tones: Readonly<Record<InvitationState, BadgeProps['tone']>> = {
  queued: 'neutral',
  sent: 'info',
  opened: 'info',
  failed: 'critical',
  accepted: 'positive',
  revoked: 'neutral',
  expired: 'caution',
};

/** Of what has not been answered yet there is something to be done. */
const canBeResent: ReadonlySet<InvitationState> = new Set(['sent', 'opened', 'failed', 'expired']);
const canBeRevoked: ReadonlySet<InvitationState> = new Set(['queued', 'sent', 'opened', 'failed', 'expired']);

const nameOf = ({ firstName, lastName }: Invitation) => `${firstName} ${lastName}`;

export function InvitationTable({ invitations, onResend, onAskRevoke, isLoading }: InvitationTableProps) {
  const t = useMessages(accountMessages);
  const { dateMedium } = useFormats();

  function actionsOf(invitation: Invitation): MenuEntry[] {
    const resend = { id: 'resend', label: t('sendAgain'), onPress: () => onResend(invitation) };
    const revoke = {
      id: 'revoke',
      label: t('revoke'),
      tone: 'critical',
      onPress: () => onAskRevoke(invitation),
    } as const;
    return [
      ...(canBeResent.has(invitation.state) ? [resend] : []),
      ...(canBeRevoked.has(invitation.state) ? [revoke] : []),
    ];
  }

  return (
    <Table<Invitation>
      caption={t('invitationsPageTitle')}
      isCaptionHidden
      isLoading={isLoading}
      rows={invitations}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowActions={actionsOf}
      columns={[
        {
          id: 'person',
          header: t('personColumn'),
          isRowHeader: true,
          priority: 'high',
          width: 'lg',
          cell: (invitation) => <Person invitation={invitation} />,
        },
        {
          id: 'state',
          header: t('state'),
          width: 'sm',
          cell: ({ state, openedAt }) => (
            <Stack gap={1} align="start">
              <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
              {openedAt !== null && (
                <Text size="sm" tone="quiet">
                  {t('openedOn', { date: dateMedium(openedAt) })}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          id: 'invited',
          header: t('invitedColumn'),
          width: 'md',
          cell: ({ invitedAt, invitedBy: name }) => {
            const date = dateMedium(invitedAt);
            return name === null ? date : t('invitedBy', { date, name });
          },
        },
        {
          id: 'mails',
          header: t('mailsColumn'),
          width: 'xs',
          align: 'end',
          priority: 'low',
          cell: ({ sends }) => sends,
        },
      ]}
    />
  );
}

function Person({ invitation }: { invitation: Invitation }) {
  const { email, memberNumber } = invitation;
  return (
    <Stack gap={1}>
      <Text as="strong">{nameOf(invitation)}</Text>
      <Text size="sm" tone="quiet">
        <MailAddress>{email}</MailAddress>
        {memberNumber !== '' && ` · ${memberNumber}`}
      </Text>
    </Stack>
  );
}
