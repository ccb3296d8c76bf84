import { calls, type DeskContentItem, useEndpoint } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { useReadiness } from '../../components/ItemActions/use-readiness.ts';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords, useAdminDestinations } from '../../model/content-kinds.ts';
import { type ContentOptions, useContentOptions } from '../../model/use-content-options.ts';
import { ContentForm } from './ContentForm.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { newItem } from './editor-values.ts';
import { newItemKey } from './draft-keys.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useLeaving } from './use-leaving.tsx';
import { WrittenElsewhere } from './WrittenElsewhere.tsx';

/** Where news or a resource begins: as a draft. */
export function NewItemPage({ kind }: { kind: ContentKind }) {
  const t = useMessages(contentAdminMessages);
  return (
    <EditorFrame
      title={t(kindWords[kind].newTitle)}
      name={null}
      view={useContentOptions().view}
      failedTitle={t('optionsFailed')}
    >
      {(options) =>
        options.isWrittenElsewhere ? <WrittenElsewhere kind={kind} /> : <NewItem kind={kind} options={options} />
      }
    </EditorFrame>
  );
}

function NewItem({ kind, options }: { kind: ContentKind; options: ContentOptions }) {
  const t = useMessages(contentAdminMessages);
  const to = useAdminDestinations(kind);
  const { navigation, notify } = usePortal();
  const isReady = useReadiness();
  const title = t(kindWords[kind].newTitle);
  const [madeId, setMadeId] = useState<string | null>(null);
  const made = useEndpoint(
    calls.contentDesk.item,
    { params: { id: madeId ?? '' } },
    { enabled: madeId !== null, staleTimeMs: 0 },
  );
  const state = useEditorForm({
    kind,
    initial: newItem,
    latest: made.data,
    draftKey: newItemKey(kind),
    draftPlace: { kind: title, place: t(kindWords[kind].listTitle), href: to.create() },
  });
  // A draft that is taken up again may be of an item that was made before its files could not be sent, and others can have changed it since.
  const { itemId } = state.form.values;
  if (itemId !== madeId) setMadeId(itemId);
  const { leaveFor, question } = useLeaving(state.form.isDirty);
  const listHref = to.list();

  /** What is there has an address of its own; there the question when it is shown goes on. */
  async function save(isToBePublished: boolean): Promise<DeskContentItem | null> {
    const item = await state.save();
    if (item === null) return null;
    if (!isToBePublished) notify.success(t('draftSaved'));
    const href = to.edit({ id: item.id }, isToBePublished && isReady(item) ? { publish: 'yes' } : {});
    if (href !== undefined) navigation.navigate(href, { replace: true });
    return item;
  }

  return (
    <>
      <ContentForm
        kind={kind}
        label={title}
        state={{ ...state, save: () => save(false) }}
        begin={newItem}
        options={options}
        onSubmit={() => void save(false)}
        actions={
          <EditorActions
            isDraft
            isPending={state.form.isPending}
            onPublish={() => void save(true)}
            onClose={listHref === undefined ? undefined : () => leaveFor(listHref)}
          />
        }
      />
      {question}
    </>
  );
}
