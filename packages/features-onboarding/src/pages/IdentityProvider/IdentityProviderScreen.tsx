import type { IdentityProblem } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Banner, Button, Inline, Link, Spinner, Stack, Text } from '@portal/ui';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import { mayTryAgain } from './identity-problem.ts';

export interface IdentityProviderScreenProps {
  /** What the provider is called. */
  label: string;
  /** Null: the session is on its way. */
  problem: IdentityProblem | null;
  signInHref: string | undefined;
  forgotPasswordHref: string | undefined;
  onAgain: () => void;
}

const texts = {
  away: 'identityAway',
  cancelled: 'identityCancelled',
  unverified: 'identityUnverified',
  unknown: 'identityUnknown',
  unconfirmed: 'identityUnconfirmed',
  linkedElsewhere: 'identityLinkedElsewhere',
  tooOften: 'identityTooOften',
  over: 'identityOver',
} as const satisfies Record<IdentityProblem, string>;

/** Waits while somebody is signed in, or says why they are not, and how they go on. */
export function IdentityProviderScreen({ label, problem, ...ways }: IdentityProviderScreenProps) {
  const t = useMessages(onboardingMessages);
  if (problem === null)
    return (
      <Inline gap={3}>
        <Spinner label={t('signingIn')} />
        <Text>{t('signingIn')}</Text>
      </Inline>
    );
  const isAgain = mayTryAgain(problem);
  return (
    <Stack gap={6}>
      <PageTitle title={t('identityFailedTitle')} intro={null} />
      <Banner tone={problem === 'cancelled' ? 'info' : 'critical'} role="alert">
        {t(texts[problem], { label })}
      </Banner>
      {isAgain && (
        <Button tone="primary" size="lg" isFullWidth onPress={ways.onAgain}>
          {t('continueWith', { label })}
        </Button>
      )}
      <Button href={ways.signInHref} tone={isAgain ? 'secondary' : 'primary'} size="lg" isFullWidth>
        {t('signInWithPassword')}
      </Button>
      {ways.forgotPasswordHref !== undefined && (
        <Inline>
          <Link href={ways.forgotPasswordHref}>{t('forgotPassword')}</Link>
        </Inline>
      )}
    </Stack>
  );
}
