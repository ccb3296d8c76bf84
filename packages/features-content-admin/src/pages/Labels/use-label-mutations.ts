import { calls, useAction } from '@portal/api';
import { type Problem, successToastMs, useMessages } from '@portal/kit';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, wireKinds } from '../../model/content-kinds.ts';
import { contentReads } from '../../model/content-reads.ts';

/** What categories and tags have in common. */
export interface Label {
  id: string;
  label: string;
}

/** What is done to the categories of a kind or to tags. Each rejects after the toast. */
export interface LabelMutations {
  create: (label: string, parentId: string | null) => Promise<unknown>;
  rename: (was: Label, label: string) => Promise<unknown>;
  merge: (from: Label, intoId: string) => Promise<unknown>;
  remove: (label: Label) => Promise<unknown>;
  isPending: boolean;
}

const invalidates = [...contentReads, calls.content.categories, calls.content.subcategories, calls.content.tags];

function useWords() {
  const t = useMessages(contentAdminMessages);
  const failure = ({ code, message }: Problem) => ({
    text: t(code === 'stale' ? 'labelStale' : 'labelFailed'),
    description: message,
  });
  return { success: t('saved'), successMs: successToastMs, failure, invalidates };
}

export function useCategoryMutations(kind: ContentKind): LabelMutations {
  const words = useWords();
  const type = wireKinds[kind].categoryType;
  const create = useAction(calls.contentDesk.createCategory, words);
  const edit = useAction(calls.contentDesk.editCategory, words);
  const merge = useAction(calls.contentDesk.mergeCategory, words);
  const remove = useAction(calls.contentDesk.removeCategory, words);
  return {
    create: (label, parentId) => create.run({ body: { label, type, parentId } }),
    rename: ({ id, label: labelWas }, label) => edit.run({ params: { id }, body: { label, labelWas } }),
    merge: ({ id }, intoId) => merge.run({ params: { id }, body: { intoId } }),
    remove: ({ id }) => remove.run({ params: { id } }),
    isPending: create.isPending || edit.isPending || merge.isPending || remove.isPending,
  };
}

export function useTagMutations(): LabelMutations {
  const words = useWords();
  const create = useAction(calls.contentDesk.createTag, words);
  const edit = useAction(calls.contentDesk.editTag, words);
  const merge = useAction(calls.contentDesk.mergeTag, words);
  const remove = useAction(calls.contentDesk.removeTag, words);
  return {
    create: (label) => create.run({ body: { label } }),
    rename: ({ id, label: labelWas }, label) => edit.run({ params: { id }, body: { label, labelWas } }),
    merge: ({ id }, intoId) => merge.run({ params: { id }, body: { intoId } }),
    remove: ({ id }) => remove.run({ params: { id } }),
    isPending: create.isPending || edit.isPending || merge.isPending || remove.isPending,
  };
}
