import type { DeskContentItem } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { useEffect, useState } from 'react';
import { PublishDialog } from '../../components/ItemActions/PublishDialog.tsx';
import { TakeBackDialog } from '../../components/ItemActions/TakeBackDialog.tsx';
import { type ItemMutations, useItemMutations } from '../../components/ItemActions/use-item-mutations.ts';
import { useReadiness } from '../../components/ItemActions/use-readiness.ts';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords, useAdminDestinations } from '../../model/content-kinds.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import { ContentForm } from './ContentForm.tsx';
import { itemEditKey } from './draft-keys.ts';
import { EditorActions } from './EditorActions.tsx';
import { EditorLinks } from './EditorLinks.tsx';
import { valuesOf } from './editor-values.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useLeaving } from './use-leaving.tsx';

export interface ItemEditorProps {
  kind: ContentKind;
  /** As the server has it now. */
  latest: DeskContentItem;
  options: ContentOptions;
  /** It is asked at once when it is to be shown. */
  isToBePublished: boolean;
  /** That was asked. */
  onPublishOpened: () => void;
}

/** Changes an item. What was opened is what is changed, whatever others do meanwhile; then one says what is kept of both. */
export function ItemEditor({ kind, latest, options, isToBePublished, onPublishOpened }: ItemEditorProps) {
  const t = useMessages(contentAdminMessages);
  const to = useAdminDestinations(kind);
  const { notify } = usePortal();
  const mutations = useItemMutations();
  const isReady = useReadiness();
  const [initial] = useState(() => valuesOf(latest));
  const [published, setPublished] = useState<DeskContentItem | null>(isToBePublished ? latest : null);
  const [isTakenBack, setTakenBack] = useState(false);
  const params = { id: latest.id };
  const state = useEditorForm({
    kind,
    initial,
    latest,
    draftKey: itemEditKey(latest.id),
    draftPlace: { kind: t(kindWords[kind].editTitle), place: t(kindWords[kind].listTitle), href: to.edit(params) },
  });
  const { leaveFor, question } = useLeaving(state.form.isDirty);
  const way = (href: string | undefined) => (href === undefined ? undefined : () => leaveFor(href));

  // Whoever comes back to this address is not asked again.
  useEffect(() => {
    if (isToBePublished) onPublishOpened();
    // Once, when the page begins with the question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isToBePublished]);

  async function save(): Promise<DeskContentItem | null> {
    const item = await state.save();
    if (item !== null) notify.success(t(item.state === 'draft' ? 'draftSaved' : 'changesSaved'));
    return item;
  }

  /** What is published is what is written here: it is saved first. */
  async function askWhen() {
    const item = state.form.isDirty ? await state.save() : (state.known ?? latest);
    if (item !== null && isReady(item)) setPublished(item);
  }

  const publish: ItemMutations['publish'] = async (item, times) => {
    const shown = await mutations.publish(item, times);
    state.took(shown);
    return shown;
  };

  const takeBack: ItemMutations['takeBack'] = async (item) => {
    const draft = await mutations.takeBack(item);
    state.took(draft);
    return draft;
  };

  return (
    <>
      <ContentForm
        kind={kind}
        label={t(kindWords[kind].editTitle)}
        state={{ ...state, save }}
        begin={valuesOf(latest)}
        options={options}
        onSubmit={() => void save()}
        ways={<EditorLinks onPreview={way(to.preview(params))} onVersions={way(to.versions(params))} />}
        actions={
          <EditorActions
            isDraft={latest.state === 'draft'}
            isPending={state.form.isPending}
            onPublish={() => void askWhen()}
            onTakeBack={latest.state === 'draft' ? undefined : () => setTakenBack(true)}
            onClose={way(to.list())}
          />
        }
      />
      {question}
      {isTakenBack && (
        <TakeBackDialog
          item={state.known ?? latest}
          mutations={{ takeBack, isTakingBack: mutations.isTakingBack }}
          onClose={() => setTakenBack(false)}
        />
      )}
      {published !== null && (
        <PublishDialog item={published} mutations={{ publish }} onClose={() => setPublished(null)} />
      )}
    </>
  );
}
