import type { Person as Author } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Link, PersonLine, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import { MemberBadge } from '../MemberBadge/MemberBadge.tsx';

export interface PostAuthorProps {
  author: Author;
  /** When it was written, ISO. */
  writtenAt: string;
  /** The author's role in the community; without one no badge is shown. */
  role?: MemberRole | undefined;
  isEdited?: boolean;
  /** The administrator who wrote it while they acted for the author. */
  writtenBy?: { name: string } | undefined;
  /** Where it was written, in a list of several communities. */
  community?: { name: string; alias: string } | undefined;
  size?: 'sm' | 'md';
  actions?: ReactNode;
}

/** Who wrote something, as what, when and where. */
export function PostAuthor({
  author,
  writtenAt,
  role,
  isEdited = false,
  writtenBy,
  community,
  size = 'md',
  actions,
}: PostAuthorProps) {
  const t = useMessages(communitiesMessages);
  const formats = useFormats();
  const to = useDestinations(destinations);
  const when = (
    <Text as="time" size="sm" tone="inherit" dateTime={writtenAt}>
      {formats.relative(writtenAt)}
    </Text>
  );
  return (
    <PersonLine
      person={author}
      href={to.profile({ id: author.id })}
      badge={role !== undefined && <MemberBadge role={role} />}
      meta={[
        when,
        ...(isEdited ? [t('edited')] : []),
        ...(writtenBy === undefined
          ? []
          : [t('writtenFor', { actor: writtenBy.name, author: `${author.firstName} ${author.lastName}` })]),
        ...(community === undefined ? [] : [<CommunityName key="community" {...community} />]),
      ]}
      size={size}
      actions={actions}
    />
  );
}

function CommunityName({ name, alias }: { name: string; alias: string }) {
  const href = useDestinations(destinations).communityPosts({ alias });
  if (href === undefined) return name;
  return (
    <Link href={href} tone="quiet" isStandalone>
      {name}
    </Link>
  );
}
