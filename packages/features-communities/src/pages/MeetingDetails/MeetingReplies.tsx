import { calls, type Meeting, pageSizes, useEndpoint, type UserAccount } from '@portal/api';
import { meetingReplies } from '@portal/rules';
import { mapView, useDestinations, useMessages } from '@portal/kit';
import { Badge, Button, Grid, PanelSwitch, PersonLine, SkeletonPerson, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';

const { going, noResponse, cantGo } = meetingReplies;
const words = { [going]: 'going', [noResponse]: 'noResponse', [cantGo]: 'cantGo' } as const;
const tones = { [going]: 'positive', [noResponse]: 'neutral', [cantGo]: 'caution' } as const;
const order = [going, noResponse, cantGo];
const shownAtFirst = 6;

/** Who comes, by name: for those who look after the meeting. */
export function MeetingReplies({ meeting: { users } }: { meeting: Pick<Meeting, 'users'> }) {
  const t = useMessages(communitiesMessages);
  const [isWhole, setWhole] = useState(false);
  const shown = order
    .flatMap((status) => users.filter((user) => user.status === status))
    .slice(0, isWhole ? pageSizes.accountBatch : shownAtFirst);
  const { view } = useEndpoint(
    calls.people.batch,
    { body: { accountIds: shown.map(({ userId }) => userId) } },
    { enabled: shown.length > 0, keepPrevious: true },
  );
  if (shown.length === 0) return <Text tone="quiet">{t('noRepliesYet')}</Text>;
  return (
    <PanelSwitch
      view={mapView(view, (reply) => reply.users)}
      skeleton={<SkeletonPerson />}
      failedTitle={t('repliesFailed')}
    >
      {(accounts) => (
        <Stack gap={4}>
          <Grid as="ul" minColumn="md" gap={4}>
            {shown.map(({ userId, status }) => (
              <li key={userId}>
                <Reply account={accounts.find(({ id }) => id === userId)} status={status} />
              </li>
            ))}
          </Grid>
          {users.length > shown.length &&
            (isWhole ? (
              <Text size="sm" tone="quiet">
                {t('repliesShown', { n: shown.length })}
              </Text>
            ) : (
              <Button size="sm" onPress={() => setWhole(true)}>
                {t('showReplies', { n: users.length })}
              </Button>
            ))}
        </Stack>
      )}
    </PanelSwitch>
  );
}

function Reply({ account, status }: { account: UserAccount | undefined; status: Meeting['status'] }) {
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  if (account === undefined) return null;
  return (
    <PersonLine
      person={account}
      href={to.profile({ id: account.id })}
      badge={<Badge tone={tones[status]}>{t(words[status])}</Badge>}
      meta={[account.organisationName]}
      size="sm"
    />
  );
}
