import type { SecurityEvent } from '@portal/api';
import { isDoneByStaff, type SecurityEventKind } from '@portal/rules';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { Card, MetaLine, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

const words = {
  signIn: 'eventSignIn',
  signInFailed: 'eventSignInFailed',
  ticketUsed: 'eventTicketUsed',
  siteTicketExchanged: 'eventSiteTicketExchanged',
  codeFailed: 'eventCodeFailed',
  resetSent: 'eventResetSent',
  passwordReset: 'eventPasswordReset',
  passwordChanged: 'eventPasswordChanged',
  passwordConfirmFailed: 'eventPasswordConfirmFailed',
  emailChanged: 'eventEmailChanged',
  emailConfirmed: 'eventEmailConfirmed',
  identityLinked: 'eventIdentityLinked',
  identityUnlinked: 'eventIdentityUnlinked',
  secondFactorOn: 'eventSecondFactorOn',
  secondFactorOff: 'eventSecondFactorOff',
  authenticatorOn: 'eventAuthenticatorOn',
  authenticatorOff: 'eventAuthenticatorOff',
  recoveryCodesMade: 'eventRecoveryCodesMade',
  recoveryCodeUsed: 'eventRecoveryCodeUsed',
  passkeyAdded: 'eventPasskeyAdded',
  passkeyRemoved: 'eventPasskeyRemoved',
  passkeyRefused: 'eventPasskeyRefused',
  passkeyCopied: 'eventPasskeyCopied',
  accountLocked: 'eventAccountLocked',
  dataCopyAsked: 'eventDataCopyAsked',
  dataCopyTaken: 'eventDataCopyTaken',
  deletionAsked: 'eventDeletionAsked',
  deletionTakenBack: 'eventDeletionTakenBack',
  sessionEnded: 'eventSessionEnded',
  signedOutEverywhere: 'eventSignedOutEverywhere',
  refreshReused: 'eventRefreshReused',
  sessionEndedByAdmin: 'eventSessionEndedByAdmin',
  signedOutByAdmin: 'eventSignedOutByAdmin',
  impersonationStarted: 'eventImpersonationStarted',
  managerAdded: 'eventManagerAdded',
  managerRemoved: 'eventManagerRemoved',
  roleChanged: 'eventRoleChanged',
  accountDisabled: 'eventAccountDisabled',
  accountEnabled: 'eventAccountEnabled',
} as const satisfies Record<SecurityEventKind, string>;

/** What happened, when and from where; of what staff did, that it was they. */
export function SecurityEventList({ events }: { events: readonly SecurityEvent[] }) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const { profile } = usePortal();
  return (
    <Card padding={5}>
      <Stack as="ul" gap={5} label={t('securityEvents')}>
        {events.map(({ id, kind, at, address }) => (
          <li key={id}>
            <Stack gap={1}>
              <Text weight="semibold">{t(words[kind])}</Text>
              <MetaLine
                items={[
                  formats.dateTimeLong(at),
                  isDoneByStaff(kind) ? t('byOrganisation', { organisation: profile.fullName }) : address,
                ]}
              />
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
