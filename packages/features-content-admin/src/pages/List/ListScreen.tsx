import type { CallReply, calls, DeskContentCategory } from '@portal/api';
import { type ShownFilters, useMessages, type View } from '@portal/kit';
import {
  Banner,
  Button,
  Density,
  Heading,
  IconPlus,
  Inline,
  PageLayout,
  PanelSwitch,
  ProblemPanel,
  Spread,
  Stack,
} from '@portal/ui';
import { PutAwayBar, type PutAwayBarProps } from '../../components/ItemActions/PutAwayBar.tsx';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords } from '../../model/content-kinds.ts';
import { ItemTable, type ItemTableProps } from './ItemTable.tsx';
import { isLimited, type ListFilters, noFilters } from './list-filters.ts';
import { ListFiltersBar } from './ListFiltersBar.tsx';

export interface ListScreenProps
  extends ShownFilters<ListFilters>, PutAwayBarProps, Pick<ItemTableProps, 'hrefOf' | 'actionsOf'> {
  kind: ContentKind;
  view: View<Pick<CallReply<typeof calls.contentDesk.items>, 'items' | 'totalItemCount' | 'counts'>>;
  /** Of this kind; undefined as long as they are not there. */
  categories: readonly DeskContentCategory[] | undefined;
  /** They could not be loaded. */
  onRetryOptions: (() => void) | undefined;
  /** The organisation writes in a system of its own. */
  isReadOnly: boolean;
  newHref: string | undefined;
  importHref: string | undefined;
  labelsHref: string | undefined;
}

/** News or resources of every state, for those who write them. */
export function ListScreen(props: ListScreenProps) {
  const { kind, view, filters, isReadOnly, isUpdating, onChosen } = props;
  const t = useMessages(contentAdminMessages);
  const table = {
    kind,
    page: filters.page,
    hrefOf: props.hrefOf,
    actionsOf: props.actionsOf,
    onPage: (page: number) => onChosen({ ...filters, page }),
  };
  const clear = isLimited(filters) ? <Button onPress={() => onChosen(noFilters)}>{t('clearAllFilters')}</Button> : null;
  return (
    <PageLayout
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {t(kindWords[kind].listTitle)}
          </Heading>
          <Ways {...props} />
        </Spread>
      }
    >
      <Stack gap={4}>
        {isReadOnly && <Banner title={t('writtenElsewhere')}>{t('writtenElsewhereText')}</Banner>}
        {props.onRetryOptions !== undefined && (
          <ProblemPanel scope="panel" title={t('optionsFailed')} onRetry={props.onRetryOptions} />
        )}
        <PutAwayBar putAway={props.putAway} isPuttingBack={props.isPuttingBack} forget={props.forget} />
        <Density value="compact">
          <Stack gap={4}>
            <ListFiltersBar
              {...props}
              total={view.state === 'ready' ? view.data.totalItemCount : null}
              counts={view.state === 'ready' ? view.data.counts : null}
            />
            <PanelSwitch
              view={view}
              skeleton={<ItemTable {...table} items={[]} total={0} nothingFits={null} isLoading />}
              skeletonLabel={t(kindWords[kind].loading)}
              failedTitle={t(kindWords[kind].failed)}
            >
              {({ items, totalItemCount }) => (
                <ItemTable
                  {...table}
                  items={items}
                  total={totalItemCount}
                  nothingFits={clear === null ? null : { action: clear }}
                  isLoading={isUpdating}
                />
              )}
            </PanelSwitch>
          </Stack>
        </Density>
      </Stack>
    </PageLayout>
  );
}

function Ways({
  kind,
  isReadOnly,
  newHref,
  importHref,
  labelsHref,
}: Pick<ListScreenProps, 'kind' | 'isReadOnly' | 'newHref' | 'importHref' | 'labelsHref'>) {
  const t = useMessages(contentAdminMessages);
  return (
    <Inline gap={3}>
      {labelsHref !== undefined && <Button href={labelsHref}>{t('labels')}</Button>}
      {importHref !== undefined && !isReadOnly && <Button href={importHref}>{t('import')}</Button>}
      {newHref !== undefined && !isReadOnly && (
        <Button tone="primary" icon={IconPlus} href={newHref}>
          {t(kindWords[kind].create)}
        </Button>
      )}
    </Inline>
  );
}
