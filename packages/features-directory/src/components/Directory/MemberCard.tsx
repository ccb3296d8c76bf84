import type { DirectoryMember } from '@portal/api';
import { useDestinations } from '@portal/kit';
import { PersonCard } from '@portal/ui';
import { memberOutward } from '../../destinations.ts';

interface MemberCardProps {
  member: DirectoryMember;
  headingLevel: 2 | 3;
}

/** A member, leading to their profile. */
export function MemberCard({ member, headingLevel }: MemberCardProps) {
  const { userId, firstName, lastName, memberImg, jobPosition, companyName } = member;
  return (
    <PersonCard
      person={{ id: userId, firstName, lastName, avatarUrl: memberImg }}
      href={useDestinations(memberOutward).profile({ id: userId })}
      layout="card"
      headingLevel={headingLevel}
      role={jobPosition}
      organisation={companyName}
    />
  );
}
