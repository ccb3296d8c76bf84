import { calls, useEndpoint } from '@portal/api';
import { momentText, type PageProps, useFreshView, useMessages } from '@portal/kit';
import { ItemNotFound } from '../../components/ItemNotFound/ItemNotFound.tsx';
import { contentAdminMessages } from '../../messages.ts';
import { bothViews } from '../../model/both-views.ts';
import { type ContentKind, kindWords, wireKinds } from '../../model/content-kinds.ts';
import { useContentOptions } from '../../model/use-content-options.ts';
import { useShownTimes } from '../../model/use-shown-times.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { PutAwayItem } from './PutAwayItem.tsx';
import { WrittenElsewhere } from './WrittenElsewhere.tsx';

export interface EditItemPageProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  kind: ContentKind;
  id: string;
}

/** Where an item is changed. */
export function EditItemPage({ kind, id, search, onSearchChange }: EditItemPageProps) {
  const t = useMessages(contentAdminMessages);
  const { view, data, isFetching } = useEndpoint(calls.contentDesk.item, { params: { id } }, { staleTimeMs: 0 });
  const options = useContentOptions().view;
  const begun = useFreshView(view, isFetching);
  const shownTimes = useShownTimes(momentText);
  const known = data?.kind === wireKinds[kind].kind ? data : null;
  const notFound = <ItemNotFound kind={kind} headingLevel={2} />;
  return (
    <EditorFrame
      title={t(kindWords[kind].editTitle)}
      name={view.state === 'loading' ? undefined : (known?.name ?? null)}
      standing={known && { state: known.state, shown: shownTimes(known) }}
      view={bothViews(begun, options)}
      failedTitle={t('itemFailed')}
      notFound={notFound}
    >
      {([item, choices]) => {
        if (item.kind !== wireKinds[kind].kind) return notFound;
        if (choices.isWrittenElsewhere) return <WrittenElsewhere kind={kind} />;
        if (item.state === 'archived' || item.state === 'deleted') return <PutAwayItem kind={kind} item={item} />;
        return (
          <ItemEditor
            key={id}
            kind={kind}
            latest={item}
            options={choices}
            isToBePublished={search.publish === 'yes'}
            onPublishOpened={() => onSearchChange({ publish: undefined }, { replace: true })}
          />
        );
      }}
    </EditorFrame>
  );
}
