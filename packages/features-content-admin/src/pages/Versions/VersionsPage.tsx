import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useMessages } from '@portal/kit';
import { PanelSwitch, Skeleton } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import { bothViews } from '../../model/both-views.ts';
import { type ContentKind, useAdminDestinations } from '../../model/content-kinds.ts';
import { useContentOptions } from '../../model/use-content-options.ts';
import { ComparedVersion } from './ComparedVersion.tsx';
import { VersionsScreen } from './VersionsScreen.tsx';

export interface VersionsPageProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  kind: ContentKind;
  id: string;
}

/** What was done to an item; one version of it is compared with what is there now. */
export function VersionsPage({ kind, id, search, onSearchChange }: VersionsPageProps) {
  const t = useMessages(contentAdminMessages);
  const params = { id };
  const item = useEndpoint(calls.contentDesk.item, { params }, { staleTimeMs: 0 });
  const { view } = useEndpoint(
    calls.contentDesk.versions,
    { params },
    { staleTimeMs: 0, isEmpty: ({ versions }) => versions.length === 0 },
  );
  const now = bothViews(item.view, useContentOptions().view);
  const { version = '' } = search;
  const isChosen = /^\d{1,10}$/.test(version);
  return (
    <VersionsScreen
      kind={kind}
      view={view}
      name={item.view.state === 'loading' ? undefined : (item.data?.name ?? null)}
      present={item.data?.revision}
      editHref={useAdminDestinations(kind).edit(params)}
      onCompare={(revision) => onSearchChange({ version: String(revision) })}
      compared={
        isChosen && (
          <PanelSwitch
            view={now}
            skeleton={<Skeleton lines={6} />}
            skeletonLabel={t('versionLoading')}
            failedTitle={t('versionFailed')}
          >
            {([present, options]) => (
              <ComparedVersion
                key={version}
                item={present}
                version={version}
                options={options}
                onClose={() => onSearchChange({ version: undefined })}
              />
            )}
          </PanelSwitch>
        )
      }
    />
  );
}
