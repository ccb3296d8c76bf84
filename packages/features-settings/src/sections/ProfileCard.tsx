import { useFormats, useMessages } from '@portal/kit';
import { Button, IconRefresh, PersonCard, Section, Skeleton, SkeletonRegion, Stack, Text } from '@portal/ui';
import type { ComponentProps } from 'react';
import { membershipManifest } from '../manifest.ts';

export interface ProfileCardProps {
  person: ComponentProps<typeof PersonCard>['person'];
  /** What the membership is, and until when; null: not known, or none. */
  membership: { name: string; renewedTo: string | null } | null;
  /** Their own profile, where the portal has such pages. */
  profileHref: string | undefined;
  /** Where the membership is renewed; undefined: nowhere that is known. */
  renewHref: string | undefined;
  /** It is still asked for: its place is kept. */
  isRenewalComing?: boolean;
}

/** Of the home page: who is signed in, and what their membership is. */
export function ProfileCard({ person, membership, profileHref, renewHref, isRenewalComing = false }: ProfileCardProps) {
  const t = useMessages(membershipManifest.messages);
  const { day } = useFormats();
  const renewedTo = membership?.renewedTo ?? null;
  return (
    <Section title={t('homeSectionTitle')}>
      <Stack gap={3}>
        <PersonCard person={person} href={profileHref} role={membership?.name} />
        {isRenewalComing && (
          <SkeletonRegion>
            <Stack gap={2}>
              <Skeleton kind="small" />
              <Skeleton kind="button" width="half" />
            </Stack>
          </SkeletonRegion>
        )}
        {!isRenewalComing && renewHref !== undefined && (
          <Stack gap={2}>
            {renewedTo !== null && (
              <Text size="sm" tone="quiet">
                {t('membershipRuns', { date: day(renewedTo) })}
              </Text>
            )}
            <RenewButton href={renewHref} />
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

function RenewButton({ href }: { href: string }) {
  const t = useMessages(membershipManifest.messages);
  const isElsewhere = !href.startsWith('/');
  return (
    <Button
      icon={IconRefresh}
      href={href}
      target={isElsewhere ? '_blank' : undefined}
      label={isElsewhere ? `${t('renewMembership')} ${t('opensInNewTab')}` : undefined}
    >
      {t('renewMembership')}
    </Button>
  );
}
