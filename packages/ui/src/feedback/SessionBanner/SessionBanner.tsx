import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { IconLock } from '../../foundations/icons/icons.ts';

export interface SessionBannerLabels {
  title: string;
  text: string;
  signIn: string;
}

const defaultLabels: SessionBannerLabels = {
  title: 'You have been signed out',
  text: 'What you wrote is kept. Sign in again to go on.',
  signIn: 'Sign in',
};

export interface SessionBannerProps {
  onSignIn: () => void;
  isPending?: boolean;
  labels?: Partial<SessionBannerLabels>;
}

/** Says that the session has ended while something unsent is on the screen, and lets the person sign in without leaving it. */
export function SessionBanner({ onSignIn, isPending = false, labels }: SessionBannerProps) {
  const words = { ...defaultLabels, ...labels };
  return (
    <Banner
      tone="caution"
      icon={IconLock}
      title={words.title}
      role="alert"
      action={
        <Button size="sm" tone="primary" onPress={onSignIn} isPending={isPending}>
          {words.signIn}
        </Button>
      }
    >
      {words.text}
    </Banner>
  );
}
