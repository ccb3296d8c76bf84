import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { ForbiddenNotice } from '../ForbiddenNotice/ForbiddenNotice.tsx';

export interface SignInNoticeLabels {
  title: string;
  text: string;
  signIn: string;
  createAccount: string;
  opensInNewTab: string;
}

export interface SignInNoticeProps {
  /** Left out where the page around has no way to sign anybody in. */
  onSignIn?: (() => void) | undefined;
  createAccountHref?: string | undefined;
  labels: SignInNoticeLabels;
}

/** In the place of what only those see who are signed in: how to get there. */
export function SignInNotice({ onSignIn, createAccountHref, labels }: SignInNoticeProps) {
  const hasAction = onSignIn !== undefined || createAccountHref !== undefined;
  return (
    <ForbiddenNotice
      title={labels.title}
      text={labels.text}
      headingLevel={1}
      scope="panel"
      action={
        hasAction && (
          <Inline gap={4} justify="center">
            {onSignIn && (
              <Button tone="primary" onPress={onSignIn}>
                {labels.signIn}
              </Button>
            )}
            {createAccountHref !== undefined && (
              <Link
                href={createAccountHref}
                target="_blank"
                isStandalone
                label={`${labels.createAccount} ${labels.opensInNewTab}`}
              >
                {labels.createAccount}
              </Link>
            )}
          </Inline>
        )
      }
    />
  );
}
