import { calls, type ContentImportPreview, useAction } from '@portal/api';
import { empty, failed, loading, type Problem, ProblemError, ready, useMessages, type View } from '@portal/kit';
import type { FieldFile } from '@portal/ui';
import { useRef, useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, wireKinds } from '../../model/content-kinds.ts';
import { contentReads } from '../../model/content-reads.ts';

/** A file from elsewhere, which is looked at before anything is kept of it. */
export function useImport(kind: ContentKind, onImported: (count: number) => void) {
  const t = useMessages(contentAdminMessages);
  const [chosen, setChosen] = useState<FieldFile | null>(null);
  const [view, setView] = useState<View<ContentImportPreview>>(empty);
  const latest = useRef<File | undefined>(undefined);
  const wireKind = wireKinds[kind].kind;
  // What is wrong with the file is said in its place.
  const look = useAction(calls.contentDesk.previewImport, { failure: () => null });
  const bring = useAction(calls.contentDesk.importItems, {
    success: ({ importedCount }) => t('imported', { n: importedCount }),
    failure: ({ message }) => ({ text: t('importFailed'), description: message }),
    invalidates: contentReads,
  });

  async function read(file: File): Promise<void> {
    setView(loading);
    const show = (next: View<ContentImportPreview>) => {
      // Another was chosen while this one was read.
      if (latest.current === file) setView(next);
    };
    try {
      show(ready(await look.run({ body: { kind: wireKind, file } })));
    } catch (error) {
      show(failed(problemOf(error), () => void read(file)));
    }
  }

  return {
    chosen,
    view,
    isImporting: bring.isPending,
    onChoose([next]: readonly FieldFile[]) {
      latest.current = next?.file;
      setChosen(next ?? null);
      if (next?.file === undefined) setView(empty);
      else void read(next.file);
    },
    onImport(positions: number[]) {
      const file = latest.current;
      if (file === undefined) return;
      // The toast has said so where it failed; the file and what was chosen of it stay.
      void bring.run({ body: { kind: wireKind, file, positions } }).then(
        ({ importedCount }) => onImported(importedCount),
        () => undefined,
      );
    },
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}
