import { draftText } from '@portal/features-communities/parts';
import type { DraftEntry } from '@portal/kit';
import { type Form, type Rules, useForm } from '@portal/kit/form';
import { richTextJson } from '@portal/ui';
import { useEffect } from 'react';
import { useStaleSave } from './use-stale-save.ts';

/** A text that somebody has read, by its version. */
export interface KnownText {
  html: string;
  version: string;
}

export interface TextFormOptions {
  /** As it stands now. */
  text: KnownText;
  rules: NonNullable<Rules<KnownText>['html']>;
  draftKey: string;
  /** Names the draft in the list of all drafts. */
  draftPlace: Omit<DraftEntry, 'text'>;
  /** Replaces the text of that version, and no other. */
  save: (text: KnownText & { json: string }) => Promise<unknown>;
  onSaved?: () => void;
}

export interface TextFormState {
  form: Form<KnownText>;
  isStale: boolean;
  /** As somebody else has saved it since; null as long as that is not read. */
  theirs: KnownText | null;
  /** What is written here replaces theirs with the next press. */
  keepMine: () => void;
}

/** A text as it is being written, and the version of the one that it changes, whatever others save meanwhile. */
export function useTextForm({ text, save, onSaved, ...options }: TextFormOptions): TextFormState {
  const { isStale, saving, settle } = useStaleSave();
  const form = useForm<KnownText>({
    initial: { html: text.html, version: text.version },
    draftKey: options.draftKey,
    draftEntry: ({ html }) => ({ ...options.draftPlace, text: draftText(html) }),
    rules: { html: options.rules },
    async onSubmit({ html, version }) {
      await saving(save({ html, json: await richTextJson(html), version }));
      onSaved?.();
    },
  });
  const { version } = form.values;

  // As long as nothing is typed, the form follows what is saved, by others too.
  useEffect(() => {
    if (form.isDirty || form.isPending || text.version === version) return;
    form.reset({ html: text.html, version: text.version });
    // Once for each version, when nothing typed is in its way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text.version, form.isDirty, form.isPending]);

  const theirs = isStale && text.version !== version ? text : null;
  return {
    form,
    isStale,
    theirs,
    keepMine() {
      if (theirs !== null) form.set('version', theirs.version);
      settle();
    },
  };
}
