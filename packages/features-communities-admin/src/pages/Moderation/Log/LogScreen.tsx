import type { LoadedPages, LoggedAction, PagesState } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  EmptyState,
  ForbiddenNotice,
  Heading,
  PanelSwitch,
  ShowMore,
  Skeleton,
  Stack,
  Text,
  Timeline,
  type TimelineEntry,
} from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';
import { wordsOfAction } from './action-words.ts';
import { ActionDetails } from './ActionDetails.tsx';

export interface LogScreenProps extends Omit<PagesState<LoggedAction>, 'refetch' | 'view'> {
  view: View<LoadedPages<LoggedAction>>;
}

/** What those who look after a community did there, the last first. */
export function LogScreen({ view, ...more }: LogScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const { dateTimeLong } = useFormats();
  const entry = (deed: LoggedAction): TimelineEntry => ({
    id: deed.id,
    date: deed.at,
    dateLabel: dateTimeLong(deed.at),
    title: t(wordsOfAction(deed), {
      name: nameOf(deed.actor) ?? t('somebody'),
      member: nameOf(deed.person) ?? t('somebody'),
      title: deed.subject,
    }),
    children: <ActionDetails deed={deed} />,
  });
  return (
    <Stack gap={5}>
      <Heading level={1} isFocusable>
        {t('logPageTitle')}
      </Heading>
      <Text tone="quiet">{t('logIntro')}</Text>
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('logLoading')}
        failedTitle={t('logFailed')}
        forbidden={<ForbiddenNotice title={t('logFailed')} />}
        empty={<EmptyState scope="panel" title={t('noLog')} text={t('noLogText')} />}
      >
        {({ items }) => (
          <Stack gap={4}>
            <Timeline label={t('logPageTitle')} entries={items.map(entry)} />
            <ShowMore {...more} label={t('showMoreLog')} failedText={t('moreLogFailed')} />
          </Stack>
        )}
      </PanelSwitch>
    </Stack>
  );
}

function nameOf(person: LoggedAction['actor']): string | null {
  return person === null ? null : `${person.firstName} ${person.lastName}`;
}
