import type { Editor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties } from 'react';
import * as overlay from '../../overlays/overlay/overlay.css.ts';
import { rootOf } from '../../foundations/root-of.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { RichTextEditorLabels } from './labels.ts';
import * as css from './MentionList.css.ts';
import type { Mentions } from './use-mentions.ts';

export interface MentionListProps {
  editor: Editor;
  mentions: Mentions;
  labels: RichTextEditorLabels;
}

/** The people under the caret. The focus stays in the text, which points at the one that Enter takes. */
export function MentionList({ editor, mentions, labels }: MentionListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, isLoading, options, at, from } = mentions;
  useActiveOption(editor, isOpen && options.length > 0 ? `${id}-${at}` : null, id);
  useLayoutEffect(() => {
    if (box.current !== null && isOpen) Object.assign(box.current.style, placeAt(editor, from, box.current));
  }, [editor, from, isOpen, options]);
  if (!isOpen) return null;

  return (
    <div ref={box} className={css.list}>
      <div role="listbox" id={id} aria-label={labels.mentionList}>
        {options.map((option, index) => (
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={overlay.option}
            data-focused={index === at ? '' : undefined}
            // The caret stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => mentions.choose(option)}
          >
            <span className={overlay.optionWords}>
              <span>{option.name}</span>
              {option.description === undefined ? null : (
                <span className={overlay.optionNote}>{option.description}</span>
              )}
            </span>
          </div>
        ))}
      </div>
      {options.length > 0 ? null : <p className={css.note}>{isLoading ? labels.mentionLoading : labels.mentionNone}</p>}
      <VisuallyHidden>
        <span role="status">{isLoading ? '' : labels.mentionCount(options.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

function useActiveOption(editor: Editor, active: string | null, list: string) {
  useEffect(() => {
    if (active === null || editor.isDestroyed) return undefined;
    const { dom } = editor.view;
    const attributes = { 'aria-activedescendant': active, 'aria-controls': list, 'aria-autocomplete': 'list' };
    for (const [name, value] of Object.entries(attributes)) dom.setAttribute(name, value);
    rootOf(dom).getElementById(active)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) dom.removeAttribute(name);
    };
  }, [editor, active, list]);
}

/** Under the at sign, and within the frame that it stands in. */
function placeAt(editor: Editor, from: number, box: HTMLElement): CSSProperties {
  const frame = box.offsetParent?.getBoundingClientRect();
  if (frame === undefined) return {};
  const sign = editor.view.coordsAtPos(from);
  const left = Math.max(0, Math.min(sign.left - frame.left, frame.width - box.offsetWidth));
  return { top: `${sign.bottom - frame.top}px`, left: `${left}px` };
}
