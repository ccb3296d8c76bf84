import type { ContentChange } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Badge,
  Button,
  EmptyState,
  Illustration,
  PageLayout,
  PanelSwitch,
  Skeleton,
  Stack,
  Timeline,
  type TimelineEntry,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { ItemHead } from '../../components/ItemHead/ItemHead.tsx';
import { ItemNotFound } from '../../components/ItemNotFound/ItemNotFound.tsx';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords } from '../../model/content-kinds.ts';

export interface VersionsScreenProps {
  kind: ContentKind;
  view: View<{ versions: readonly ContentChange[] }>;
  /** Of the item; undefined as long as it is not known, null where it cannot be. */
  name: string | null | undefined;
  /** The revision that is there now. */
  present: number | undefined;
  editHref: string | undefined;
  onCompare: (revision: number) => void;
  /** One version beside what is there now. */
  compared: ReactNode;
}

const mutations = {
  kept: 'didKeep',
  created: 'didCreate',
  imported: 'didImport',
  saved: 'didSave',
  restored: 'didRestore',
  published: 'didPublish',
  takenBack: 'didTakeBack',
  archived: 'didArchive',
  unarchived: 'didUnarchive',
  deleted: 'didDelete',
  undeleted: 'didUndelete',
} as const satisfies Record<ContentChange['kind'], keyof typeof contentAdminMessages.texts>;

/** What was done to an item, by whom and when, the last first. */
export function VersionsScreen({ kind, view, name, present, editHref, onCompare, compared }: VersionsScreenProps) {
  const t = useMessages(contentAdminMessages);
  const { dateTimeLong } = useFormats();
  const entry = ({ revision, at, kind: action, by, hasText }: ContentChange): TimelineEntry => {
    const dateLabel = dateTimeLong(at);
    return {
      id: String(revision),
      date: at,
      dateLabel,
      title:
        by === null
          ? t('didSomething', { what: t(mutations[action]) })
          : t('didBy', { name: by.name, what: t(mutations[action]) }),
      ...(revision === present
        ? { actions: <Badge tone="positive">{t('isPresent')}</Badge> }
        : hasText && {
            actions: (
              <Button size="sm" label={t('compareVersionOf', { date: dateLabel })} onPress={() => onCompare(revision)}>
                {t('compareWithNow')}
              </Button>
            ),
          }),
    };
  };
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={3}>
          {editHref !== undefined && <BackLink href={editHref}>{t('backToEditing')}</BackLink>}
          <ItemHead title={t(kindWords[kind].versionsTitle)} name={name} />
        </Stack>
      }
    >
      <Stack gap={10}>
        {compared}
        <PanelSwitch
          scope="page"
          view={view}
          skeleton={<Skeleton lines={8} />}
          skeletonLabel={t('versionsLoading')}
          failedTitle={t('versionsFailed')}
          notFound={<ItemNotFound kind={kind} headingLevel={2} />}
          empty={
            <EmptyState
              illustration={<Illustration name="search" />}
              title={t('noVersions')}
              text={t('noVersionsText')}
            />
          }
        >
          {({ versions }) => <Timeline label={t('versions')} entries={versions.map(entry)} />}
        </PanelSwitch>
      </Stack>
    </PageLayout>
  );
}
