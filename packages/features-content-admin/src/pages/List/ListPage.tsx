import { calls, type ListedDeskContentItem, useEndpoint } from '@portal/api';
import { type PageProps, useListFilters } from '@portal/kit';
import { useEffect, useState } from 'react';
import { PublishDialog } from '../../components/ItemActions/PublishDialog.tsx';
import { TakeBackDialog } from '../../components/ItemActions/TakeBackDialog.tsx';
import { useItemMutations } from '../../components/ItemActions/use-item-mutations.ts';
import { type ContentKind, useAdminDestinations, wireKinds } from '../../model/content-kinds.ts';
import { useContentOptions } from '../../model/use-content-options.ts';
import { filtersInAddress, listQuery } from './list-filters.ts';
import { ListScreen } from './ListScreen.tsx';
import { useRowActions } from './use-row-actions.ts';

type DialogState = { to: 'publish' | 'takeBack'; item: ListedDeskContentItem } | null;

export type ListPageProps = Pick<PageProps, 'search' | 'onSearchChange'> & { kind: ContentKind };

/** News or resources of every state, a page at a time, and what is done to one of them. */
export function ListPage({ kind, ...address }: ListPageProps) {
  const to = useAdminDestinations(kind);
  const { applied, shown } = useListFilters(filtersInAddress, address);
  const { view, data, isFetching } = useEndpoint(
    calls.contentDesk.items,
    { query: listQuery(kind, applied) },
    { keepPrevious: true },
  );
  const { options, onRetry } = useContentOptions();
  const mutations = useItemMutations();
  const [dialog, setDialog] = useState<DialogState>(null);
  const close = () => setDialog(null);
  const isReadOnly = options?.isWrittenElsewhere === true;

  // Where the last of a page is gone, the page before it is shown.
  const isBehind = data !== undefined && !isFetching && data.items.length === 0 && applied.page > 1;
  const { onSearchChange } = address;
  useEffect(() => {
    if (isBehind)
      onSearchChange({ page: applied.page === 2 ? undefined : String(applied.page - 1) }, { replace: true });
  }, [isBehind, applied.page, onSearchChange]);

  const actionsOf = useRowActions({
    kind,
    mutations,
    isReadOnly,
    onPublish: (item) => setDialog({ to: 'publish', item }),
    onTakeBack: (item) => setDialog({ to: 'takeBack', item }),
  });
  return (
    <>
      <ListScreen
        kind={kind}
        view={view}
        {...shown}
        isUpdating={shown.isUpdating || (isFetching && view.state === 'ready')}
        categories={options && options.categories.filter(({ type }) => type === wireKinds[kind].categoryType)}
        onRetryOptions={onRetry}
        isReadOnly={isReadOnly}
        newHref={to.create()}
        importHref={to.import()}
        labelsHref={to.labels()}
        hrefOf={({ id, state }) => (state === 'deleted' ? undefined : to.edit({ id }))}
        actionsOf={actionsOf}
        putAway={mutations.putAway}
        isPuttingBack={mutations.isPuttingBack}
        forget={mutations.forget}
      />
      {dialog?.to === 'publish' && <PublishDialog item={dialog.item} mutations={mutations} onClose={close} />}
      {dialog?.to === 'takeBack' && <TakeBackDialog item={dialog.item} mutations={mutations} onClose={close} />}
    </>
  );
}
