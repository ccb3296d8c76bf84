import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { mentionQuery } from './mention-query.ts';

/** Somebody who can be mentioned. */
export interface MentionOption {
  /** Letters, digits, - and _: what the text keeps. */
  id: string;
  name: string;
  /** Sets people of the same name apart. */
  description?: string;
}

export type SearchMentions = (text: string) => Promise<readonly MentionOption[]>;

export interface Mentions {
  isOpen: boolean;
  isLoading: boolean;
  options: readonly MentionOption[];
  at: number;
  /** Where the at sign stands in the document. */
  from: number;
  choose: (option: MentionOption) => void;
  /** True when the key was for the list. */
  onKey: (event: KeyboardEvent) => boolean;
}

interface Found {
  text: string;
  options: readonly MentionOption[];
}

const pause = 150;

/** People to choose from while an at sign and a name are written. */
export function useMentions(editor: Editor | null, search: SearchMentions | undefined): Mentions {
  const query = useEditorState({
    editor,
    selector: ({ editor: current }) => (current === null || search === undefined ? null : queryAtCaret(current)),
  });
  const [found, setFound] = useState<Found | null>(null);
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const text = query?.text ?? null;

  useEffect(() => {
    if (text === null || search === undefined) return undefined;
    let isWanted = true;
    const take = (options: readonly MentionOption[]) => {
      if (!isWanted) return;
      setFound({ text, options });
      setAt(0);
    };
    const timer = setTimeout(() => search(text).then(take, () => take([])), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, search]);

  // While more is typed the people found so far stay in view.
  const options = found !== null && text?.startsWith(found.text) === true ? found.options : [];
  const from = query?.from ?? 0;
  // A name of two words without anybody by it is a sentence that goes on.
  const isSentence = found?.text === text && options.length === 0 && text !== null && text.includes(' ');
  const isOpen = query !== null && query !== undefined && dismissed !== from && !isSentence;

  function choose({ id, name }: MentionOption) {
    if (editor === null || !query) return;
    const mention = { type: 'mention', attrs: { id, label: name } };
    const range = { from: query.from, to: query.to };
    editor
      .chain()
      .focus()
      .insertContentAt(range, [mention, { type: 'text', text: ' ' }])
      .run();
  }

  function onKey(event: KeyboardEvent): boolean {
    if (event.key === '@') setDismissed(null);
    if (!isOpen) return false;
    const option = options[at];
    if (event.key === 'Escape') setDismissed(from);
    else if (option === undefined) return false;
    else if (event.key === 'ArrowDown') setAt((at + 1) % options.length);
    else if (event.key === 'ArrowUp') setAt((at + options.length - 1) % options.length);
    else if (event.key === 'Enter') choose(option);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { isOpen, isLoading: found?.text !== text, options, at, from, choose, onKey };
}

function queryAtCaret(editor: Editor): { text: string; from: number; to: number } | null {
  const { $from, empty } = editor.state.selection;
  if (!empty || !editor.isEditable || !$from.parent.isTextblock || editor.isActive('codeBlock')) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const query = mentionQuery(before);
  return query && { text: query.text, from: $from.pos - query.length, to: $from.pos };
}
