import type { DirectoryMember } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { PersonCard } from '@portal/ui';
import { memberOutward } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';

interface MemberCardProps {
  member: DirectoryMember;
  headingLevel: 2 | 3;
}

/** A member, leading to their profile. */
export function MemberCard({ member, headingLevel }: MemberCardProps) {
  const t = useMessages(directoryMessages);
  const { userId, firstName, lastName, memberImg, jobPosition, companyName, kilometres } = member;
  return (
    <PersonCard
      person={{ id: userId, firstName, lastName, avatarUrl: memberImg }}
      href={useDestinations(memberOutward).profile({ id: userId })}
      layout="card"
      headingLevel={headingLevel}
      role={jobPosition}
      organisation={companyName}
      meta={kilometres === null ? undefined : [t('kilometresAway', { n: kilometres })]}
    />
  );
}
