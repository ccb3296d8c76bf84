import { calls, type PeoplePreview, useAction, useEndpoint } from '@portal/api';
import { decodedText, empty, type TextEncoding, textEncodingOf, useMessages } from '@portal/kit';
import type { FieldFile } from '@portal/ui';
import { useRef, useState } from 'react';
import { accountMessages } from '../../model/messages.ts';

export interface PeopleFile {
  chosen: FieldFile;
  bytes: Uint8Array;
  encoding: TextEncoding;
  text: string;
}

/** A file of people that is looked at before anybody of it is invited. */
export function useInviteFile(onDone: () => void) {
  const t = useMessages(accountMessages);
  const [file, setFile] = useState<PeopleFile | null>(null);
  const [choices, setChoices] = useState<PeoplePreview['choices']>();
  const latest = useRef<FieldFile | undefined>(undefined);
  const text = file?.text ?? '';
  const isBlank = text.trim() === '';
  const { view } = useEndpoint(calls.invitations.preview, { body: { text, choices } }, { enabled: !isBlank });
  const invite = useAction(calls.invitations.inviteAll, {
    success: ({ invitedCount: n }) => t('manyInvited', { n }),
    failure: t('inviteFailed'),
    invalidates: [calls.invitations.list, calls.invitations.preview],
  });

  function read({ chosen, bytes, encoding }: Omit<PeopleFile, 'text'>): void {
    setFile({ chosen, bytes, encoding, text: decodedText(bytes, encoding) });
  }

  async function choose([chosen]: readonly FieldFile[]): Promise<void> {
    setChoices(undefined);
    setFile(null);
    latest.current = chosen;
    if (chosen?.file === undefined) return;
    const bytes = new Uint8Array(await chosen.file.arrayBuffer());
    // Another was chosen while this one was read.
    if (latest.current === chosen) read({ chosen, bytes, encoding: textEncodingOf(bytes) });
  }

  return {
    file,
    preview: isBlank ? empty : view,
    isInviting: invite.isPending,
    onChoose: (files: readonly FieldFile[]) => void choose(files),
    onEncoding(encoding: TextEncoding) {
      if (file !== null) read({ ...file, encoding });
    },
    onChoices: setChoices,
    /** What fails has already been told, and the file is there to be looked at again. */
    onInvite(preview: PeoplePreview, lines: number[]) {
      const fileName = file?.chosen.name ?? '';
      void invite
        .run({ body: { text, fileName, choices: preview.choices, lines } })
        .then(onDone)
        .catch(() => undefined);
    },
  };
}
