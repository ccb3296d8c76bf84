import { useMessages, usePortal } from '@portal/kit';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords, useAdminPlaces } from '../../model/content-kinds.ts';
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
    <EditorFrame title={t(kindWords[kind].newTitle)} view={useContentOptions().view} failedTitle={t('optionsFailed')}>
      {(options) =>
        options.isWrittenElsewhere ? <WrittenElsewhere kind={kind} /> : <NewItem kind={kind} options={options} />
      }
    </EditorFrame>
  );
}

function NewItem({ kind, options }: { kind: ContentKind; options: ContentOptions }) {
  const t = useMessages(contentAdminMessages);
  const to = useAdminPlaces(kind);
  const { navigation, notify } = usePortal();
  const title = t(kindWords[kind].newTitle);
  const state = useEditorForm({
    kind,
    initial: newItem,
    draftKey: newItemKey(kind),
    draftPlace: { kind: title, place: t(kindWords[kind].listTitle), href: to.create() },
  });
  const { leaveFor, question } = useLeaving(state.form.isDirty);
  const listHref = to.list();

  /** What is there has an address of its own; there the question when it is shown goes on. */
  async function save(isToBePublished: boolean) {
    const item = await state.save();
    if (item === null) return;
    if (!isToBePublished) notify.success(t('draftSaved'));
    const href = to.edit({ id: item.id }, isToBePublished ? { publish: 'yes' } : {});
    if (href !== undefined) navigation.navigate(href, { replace: true });
  }

  return (
    <>
      <ContentForm
        kind={kind}
        label={title}
        state={state}
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
