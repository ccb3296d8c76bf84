import type { Person } from '@portal/api';
import { useDestinations, useMessages, ViewSwitch, type View } from '@portal/kit';
import { Dialog, EmptyState, PersonLine, ProblemPanel, SkeletonPerson, SkeletonRegion, Stack, Text } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';

export interface PeopleDialogProps {
  title: string;
  emptyTitle: string;
  emptyHint: string;
  view: View<{ people: readonly Person[]; total: number }>;
  onClose: () => void;
}

/** People in a dialog, such as those who like a post. */
export function PeopleDialog({ title, emptyTitle, emptyHint, view, onClose }: PeopleDialogProps) {
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm">
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion>
            <Stack gap={4}>
              <SkeletonPerson />
              <SkeletonPerson />
              <SkeletonPerson />
            </Stack>
          </SkeletonRegion>
        )}
        empty={() => <EmptyState scope="panel" title={emptyTitle} text={emptyHint} />}
        failed={(problem, retry) => (
          <ProblemPanel scope="panel" title={t('peopleFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ProblemPanel scope="panel" title={t('peopleFailed')} detail={problem.message} />}
        ready={({ people, total }) => (
          <Stack gap={4}>
            <Stack as="ul" gap={4}>
              {people.map((person) => (
                <li key={person.id}>
                  <PersonLine person={person} href={to.profile({ id: person.id })} size="sm" />
                </li>
              ))}
            </Stack>
            {total > people.length && (
              <Text size="sm" tone="quiet">
                {t('peopleShown', { n: people.length })}
              </Text>
            )}
          </Stack>
        )}
      />
    </Dialog>
  );
}
