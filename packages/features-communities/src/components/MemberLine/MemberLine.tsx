import type { Member } from '@portal/api';
import { useDestination } from '@portal/kit';
import { PersonLine } from '@portal/ui';
import { MemberBadge } from '../MemberBadge/MemberBadge.tsx';

/** A member in a list: name, role and where they work. */
export function MemberLine(props: { member: Member }) {
  const { member } = props;
  const to = useDestination();
  return (
    <PersonLine
      person={{ ...member, id: member.userId }}
      href={to('directory.profile', { id: member.userId })}
      badge={<MemberBadge role={member.role} />}
      meta={[member.organisationName, member.homeState]}
    />
  );
}
