import { useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { ProblemPanel } from '../../feedback/ProblemPanel/ProblemPanel.tsx';
import { defaultLabels } from '../RichTextEditor/labels.ts';
import type { RichTextEditorLabels, RichTextEditorProps } from '../RichTextEditor/index.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';

export type { RichTextEditorLabels, RichTextEditorProps };

type Editor = ComponentType<RichTextEditorProps>;

// The code of the editor, which is the same for every portal on the page.
let loaded: Editor | null = null;

async function load(): Promise<Editor> {
  const { RichTextEditor } = await import('../RichTextEditor/index.ts');
  loaded = RichTextEditor;
  return RichTextEditor;
}

/** `RichTextEditor`, loaded when it is first shown; a skeleton of the same height stands in meanwhile, and at first: what opens it is painted before the editor is made. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  const [state, setState] = useState<{ Editor: Editor | null; hasFailed: boolean }>({
    Editor: loaded,
    hasFailed: false,
  });
  const Editor = useDeferredValue(state.Editor, null);
  const labels = { ...defaultLabels, ...props.labels };
  const isWaiting = state.Editor === null && !state.hasFailed;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isShown = true;
    load().then(
      (Editor) => isShown && setState({ Editor, hasFailed: false }),
      () => isShown && setState({ Editor: null, hasFailed: true }),
    );
    return () => {
      isShown = false;
    };
  }, [isWaiting]);

  if (Editor !== null) return <Editor {...props} />;
  if (isWaiting || state.Editor !== null)
    return <EditorSkeleton {...props} label={props.label} loadingLabel={labels.loading} />;
  return (
    <ProblemPanel
      scope="panel"
      title={labels.failed}
      labels={{ retry: labels.retry }}
      onRetry={() => setState({ Editor: null, hasFailed: false })}
    />
  );
}
