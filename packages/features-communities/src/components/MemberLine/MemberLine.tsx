import type { Member } from '@portal/api';
import { useDestinations } from '@portal/kit';
import { PersonLine } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { MemberBadge } from '../MemberBadge/MemberBadge.tsx';

/** A member in a list: name, role and where they work. */
export function MemberLine(props: { member: Member }) {
  const { member } = props;
  const to = useDestinations(destinations);
  return (
    <PersonLine
      person={{ ...member, id: member.userId }}
      href={to.profile({ id: member.userId })}
      badge={<MemberBadge role={member.role} />}
      meta={[member.organisationName, member.homeState]}
    />
  );
}
