import { useDeferredValue } from 'react';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import { defaultLabels } from '../RichTextEditor/labels.ts';
import type { RichTextEditorLabels, RichTextEditorProps } from '../RichTextEditor/index.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';

export type { RichTextEditorLabels, RichTextEditorProps };

// The code of the editor is the same for every portal on the page.
const RichTextEditor = lazyComponent(() =>
  import('../RichTextEditor/index.ts').then((module) => ({ default: module.RichTextEditor })),
);

/** `RichTextEditor`, loaded when it is first shown; a skeleton of the same height stands in meanwhile, and at first: what opens it is painted before the editor is made. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  const isPainted = useDeferredValue(true, false);
  const labels = { ...defaultLabels, ...props.labels };
  const skeleton = <EditorSkeleton {...props} label={props.label} loadingLabel={labels.loading} />;
  if (!isPainted) return skeleton;
  return <RichTextEditor {...props} fallback={skeleton} onError={{ title: labels.failed, retry: labels.retry }} />;
}
