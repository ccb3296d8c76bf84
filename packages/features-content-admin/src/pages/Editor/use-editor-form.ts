import type { DeskContentItem } from '@portal/api';
import { type DraftEntry, ProblemError, useMessages } from '@portal/kit';
import { type NestedForm, useNestedForm } from '@portal/kit/form';
import { useEffect, useRef, useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentKind } from '../../model/content-kinds.ts';
import { editorRows, editorRules, type EditorValues, valuesOf } from './editor-values.ts';
import { useSaveItem } from './use-save-item.ts';

export interface EditorFormOptions {
  kind: ContentKind;
  initial: EditorValues;
  /** As the server has it, where it is there already. */
  latest?: DeskContentItem | undefined;
  /** What is written is kept under it until it is saved. */
  draftKey: string;
  /** How the list of drafts calls it, and where it goes on. */
  draftPlace: Omit<DraftEntry, 'text'>;
}

export interface EditorFormState {
  form: NestedForm<EditorValues>;
  /** What somebody else has saved since that was read which is being changed here. */
  theirs: EditorValues | null;
  /** What is written was to be saved, and was refused for it. */
  isRefused: boolean;
  /** The state that what is written began with; null for a draft that was taken up again, whose beginning is gone. */
  base: EditorValues | null;
  /** Goes on from their state with these values. */
  goOnFrom: (theirs: EditorValues, values: EditorValues) => void;
  /** The newest state of the item that is known here; undefined of one that is not made yet. */
  known: DeskContentItem | undefined;
  /** Takes what was made of the item here, otherwise than by saving it: it is nobody else's change. */
  took: (item: DeskContentItem) => void;
  /** Saves what is written; null where something is in the way, which has been said. */
  save: () => Promise<DeskContentItem | null>;
}

/** An item as it is being written. What was opened is what is changed, whatever others save meanwhile. */
export function useEditorForm({ kind, initial, latest, draftKey, draftPlace }: EditorFormOptions): EditorFormState {
  const t = useMessages(contentAdminMessages);
  const { save: saveItem, made } = useSaveItem(kind);
  const [base, setBase] = useState(initial);
  const [saved, setSaved] = useState<DeskContentItem | null>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const justSaved = useRef<DeskContentItem | null>(null);
  const form: NestedForm<EditorValues> = useNestedForm<EditorValues>({
    initial,
    draftKey,
    draftEntry: ({ name }) => ({ ...draftPlace, text: name.trim() }),
    rows: editorRows,
    rules: editorRules({
      required: t('fillIn'),
      altRequired: t('altRequired'),
      tooLong: (n) => t('atMostCharacters', { n }),
      tooMany: (n) => t('atMostChosen', { n }),
    }),
    async onSubmit(values) {
      try {
        justSaved.current = await saveItem(values);
        setSaved(justSaved.current);
      } catch (error) {
        if (error instanceof ProblemError && error.problem.code === 'stale') setRefused(values.revision);
        keepWhatIsMade();
        throw error;
      }
    },
  });

  /** The draft on this device goes on with an item that was made before something else failed, rather than make another. */
  function keepWhatIsMade() {
    const item = made();
    if (item === null || form.values.itemId !== null) return;
    form.set('itemId', item.id);
    form.set('revision', item.revision);
  }

  const known = saved !== null && (latest === undefined || saved.revision > latest.revision) ? saved : latest;
  const { values, isDirty, isPending } = form;
  const isNewer = known !== undefined && values.itemId !== null && known.revision !== values.revision;
  const isMine = known !== undefined && known.revision === saved?.revision;

  useEffect(() => {
    if (!isNewer || isPending || (isDirty && !isMine)) return;
    const now = valuesOf(known);
    setBase(now);
    // What was typed while it was saved is a change of what was saved.
    if (isDirty) form.set('revision', now.revision);
    else form.reset(now);
    // Once for each state that the server has, when nothing that is being typed is in its way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known?.revision, isNewer, isMine, isDirty, isPending]);

  function goOnFrom(theirs: EditorValues, merged: EditorValues) {
    setBase(theirs);
    for (const [name, value] of Object.entries(merged))
      // The entries of the values are their fields.
      form.set(name as keyof EditorValues, value as EditorValues[keyof EditorValues]);
  }

  return {
    form,
    theirs: isNewer && isDirty && !isMine && !isPending ? valuesOf(known) : null,
    isRefused: refused === values.revision,
    base: base.revision === values.revision ? base : null,
    goOnFrom,
    known,
    took: setSaved,
    async save() {
      justSaved.current = null;
      await form.onSubmit();
      return justSaved.current;
    },
  };
}
