import { calls, useEndpoint, type Person } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Avatar, Button, IconRefresh, Inline, Link, Section, Stack, Text } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { MemberBadge } from '../../components/MemberBadge/MemberBadge.tsx';
import { communitiesMessages } from '../../messages.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import * as css from './AuthorCard.css.ts';

export interface AuthorCardProps {
  author: Person;
  userId: string;
  role: MemberRole | undefined;
  /** Asks for the role again where it could not be loaded. */
  onRetryRole: (() => void) | null;
}

/** Who wrote a post and how many there are by them. */
export function AuthorCard({ author, userId, role, onRetryRole }: AuthorCardProps) {
  const { view } = useEndpoint(calls.posts.countOfAuthor, { params: { userId } });
  const onRetryCount = view.state === 'failed' ? view.retry : null;
  const retries = [onRetryRole, onRetryCount].filter((retry) => retry !== null);
  return (
    <Author
      author={author}
      role={role}
      postsCount={view.state === 'ready' ? view.data.count : null}
      onRetry={retries.length === 0 ? null : () => retries.forEach((retry) => retry())}
    />
  );
}

export interface AuthorProps {
  author: Person;
  role: MemberRole | undefined;
  /** Null while it is not known. */
  postsCount: number | null;
  /** Asks again for what could not be loaded. */
  onRetry: (() => void) | null;
}

export function Author({ author, role, postsCount, onRetry }: AuthorProps) {
  const t = useMessages(communitiesMessages);
  const formats = useFormats();
  const href = useDestinations(destinations).profile({ id: author.id });
  const name = formats.personName(author);
  return (
    <Section title={t('aboutAuthor')}>
      <Inline gap={4} align="start">
        <Avatar person={author} size="xl" />
        <div className={css.words}>
          <Stack gap={1} align="start">
            <Text size="lg" weight="semibold" tone="strong">
              {href === undefined ? (
                name
              ) : (
                <Link href={href} tone="inherit" isStandalone>
                  {name}
                </Link>
              )}
            </Text>
            {author.pronoun !== null && (
              <Text size="sm" tone="quiet">
                {author.pronoun}
              </Text>
            )}
            <Text size="sm" tone="quiet">
              {postsCount === null ? '\u00A0' : t('authorPosts', { n: postsCount })}
            </Text>
            {role !== undefined && <MemberBadge role={role} />}
            {onRetry !== null && (
              <>
                <Text size="sm" tone="critical">
                  {t('authorFailed')}
                </Text>
                <Button size="sm" icon={IconRefresh} onPress={onRetry}>
                  {t('tryAgain')}
                </Button>
              </>
            )}
          </Stack>
        </div>
      </Inline>
    </Section>
  );
}
