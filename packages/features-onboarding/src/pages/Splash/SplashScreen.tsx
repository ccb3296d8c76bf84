import { useMessages, usePortal } from '@portal/kit';
import { Button, Card, Heading, IconLogOut, Illustration, PageLayout, Section, Stack, Text } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import * as styles from './SplashScreen.css.ts';
import type { SplashKind } from './splash-kind.ts';

export interface SplashScreenProps {
  kind: SplashKind;
  /** Its full name. */
  organisation: string;
  /** `2025-07-01` */
  launchDate: string | undefined;
  /** Whose members have no access yet. */
  section: string | undefined;
  year: string;
  renewHref: string | undefined;
  updateHref: string | undefined;
  isLoggingOut: boolean;
  onLogOut: () => void;
}

/** Says that the portal is to come, and what can be done until then. */
export function SplashScreen(props: SplashScreenProps) {
  const t = useMessages(onboardingMessages);
  return (
    <div className={styles.screen}>
      <PageLayout width="medium" side={<QuickActions {...props} />}>
        <Stack gap={6} align="start">
          <Illustration name="welcome" />
          <Heading level={1} size="3xl">
            {t('splashTitle')}
          </Heading>
          <SplashText {...props} />
        </Stack>
      </PageLayout>
      <footer className={styles.footer}>
        <Text size="sm" tone="quiet">
          {t('copyright', { year: props.year, organisation: props.organisation })}
        </Text>
      </footer>
    </div>
  );
}

function SplashText({ kind, launchDate, section = '' }: SplashScreenProps) {
  const t = useMessages(onboardingMessages);
  const { locale } = usePortal();
  return (
    <Stack gap={3}>
      <Text size="lg" isMeasured>
        {launchDate === undefined ? t('splashLaunchSoon') : t('splashLaunch', { date: dayInWords(launchDate, locale) })}
      </Text>
      {kind === 'excluded' && (
        <>
          <Text size="lg" isMeasured>
            {t('splashExcluded', { section })}
          </Text>
          <Text size="lg" isMeasured>
            {t('splashOtherSections')}
          </Text>
        </>
      )}
    </Stack>
  );
}

function QuickActions({ renewHref, updateHref, isLoggingOut, onLogOut }: SplashScreenProps) {
  const t = useMessages(onboardingMessages);
  return (
    <Card>
      <Section title={t('quickActions')}>
        <Stack gap={3}>
          <Elsewhere href={renewHref} words={t('renewMembership')} />
          <Elsewhere href={updateHref} words={t('updateProfile')} />
          <Button icon={IconLogOut} size="lg" isFullWidth isPending={isLoggingOut} onPress={onLogOut}>
            {t('splashLogOut')}
          </Button>
        </Stack>
      </Section>
    </Card>
  );
}

function Elsewhere({ href, words }: { href: string | undefined; words: string }) {
  const t = useMessages(onboardingMessages);
  if (href === undefined) return null;
  return (
    <Button tone="primary" size="lg" isFullWidth href={href} target="_blank" label={`${words} ${t('opensInNewTab')}`}>
      {words}
    </Button>
  );
}

/** A day of the calendar is the same wherever it is read. */
function dayInWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
