import type { Community } from '@portal/api';
import { useDestination, useMessages } from '@portal/kit';
import { Section, Stack } from '@portal/ui';
import { CommunityTile } from '../../components/CommunityTile/CommunityTile.tsx';
import { JoinControl } from '../../components/JoinControl/JoinControl.tsx';
import { messages } from '../../messages.ts';
import { canOpen } from '../../model/membership.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';

const shown = 5;

/** Communities that may interest the person; nothing where there is none. */
export function Recommended(props: { communities: readonly Community[] }) {
  const t = useMessages(messages);
  const to = useDestination();
  const isAdministrator = useIsStaff();
  if (props.communities.length === 0) return null;
  return (
    <Section title={t('recommended')}>
      <Stack as="ul" gap={5}>
        {props.communities.slice(0, shown).map((community) => (
          <li key={community.id}>
            <CommunityTile
              community={community}
              href={
                canOpen(community, isAdministrator)
                  ? to('communities.community', { alias: community.alias })
                  : undefined
              }
              action={<JoinControl community={community} />}
            />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
