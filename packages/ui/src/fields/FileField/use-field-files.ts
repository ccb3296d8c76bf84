import { useEffect, useRef, useState } from 'react';
import { type AcceptedFiles, acceptFiles, type FileRules } from './accept-files.ts';
import { announcementOf, type AnnouncementWords } from './announcement.ts';
import type { FieldFile } from './field-file.ts';
import { rejectionMessages, type RejectionMessage, type RejectionWords } from './rejection-messages.ts';
import { withFileBack, withoutFile, type RemovedFile } from './removed-file.ts';
import { isToPrepare, preparedFile } from './smaller-picture.ts';
import { useDeferredSubmit } from './use-deferred-submit.ts';

export interface FieldFilesOptions {
  files: readonly FieldFile[];
  onChange: (files: FieldFile[]) => void;
  rules: FileRules;
  rejections: RejectionWords;
  onReject: ((messages: string[]) => void) | undefined;
  words: AnnouncementWords;
}

/** Adding, taking out and putting back; what was refused, what was just taken out, and what to announce. */
export function useFieldFiles({ files, onChange, rules, rejections, onReject, words }: FieldFilesOptions) {
  const [refused, setRefused] = useState<RejectionMessage[]>([]);
  const [removed, setRemoved] = useState<RemovedFile | null>(null);
  const { listRef, focusRow } = useRowFocus();
  const announcement = useAnnouncement(files, words);
  const present = files.filter((file) => !file.isRemoved);
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });
  const place = useDeferredSubmit(present.some(({ isPreparing }) => isPreparing === true));

  // A draft may have been left while a photo was made smaller.
  const preparing = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, file, isPreparing } of files)
      if (isPreparing && file !== undefined && !preparing.current.has(id)) void prepare({ id, file });
  });

  function add(chosen: File[]) {
    const bytes = present.reduce((sum, { size }) => sum + size, 0);
    const { accepted, rejected } = acceptFiles(chosen, rules, { count: present.length, bytes });
    refuse(rejected);
    if (accepted.length === 0) return;
    setRemoved(null);
    const added = accepted.map((file) => ({
      ...{ id: freshId(), name: file.name, size: file.size, file },
      ...(isToPrepare(file, rules) ? { isPreparing: true } : {}),
    }));
    change([...files, ...added]);
  }

  async function prepare({ id, file }: { id: string; file: File }) {
    preparing.current.add(id);
    const ready = await preparedFile(file, rules);
    const now = latest.current.files;
    if (ready !== null)
      return change(now.map((one) => (one.id === id ? { id, name: ready.name, size: ready.size, file: ready } : one)));
    // It may have been taken out meanwhile.
    if (!now.some((one) => one.id === id)) return;
    change(now.filter((one) => one.id !== id));
    refuse([{ file, reason: 'size' }]);
  }

  function refuse(rejected: AcceptedFiles['rejected']) {
    const messages = rejectionMessages(rejected, rejections, rules);
    setRefused(messages);
    if (messages.length > 0) onReject?.(messages.map(({ text }) => text));
  }

  /** Two photos may be ready before either is rendered. */
  function change(next: FieldFile[]) {
    const { onChange: notifyChange } = latest.current;
    latest.current = { files: next, onChange: notifyChange };
    notifyChange(next);
  }

  function remove(file: FieldFile) {
    setRefused([]);
    setRemoved({ file, index: files.indexOf(file) });
    onChange(withoutFile(files, file));
    focusRow(file);
  }

  function putBack(file: FieldFile) {
    const index = removed?.file.id === file.id ? removed.index : files.indexOf(file);
    setRemoved(null);
    onChange(withFileBack(files, { file, index }));
    focusRow(file);
  }

  return { place, refused, removed, announcement, listRef, count: present.length, add, remove, putBack };
}

/** The button that was pressed gives way to another in the same row, which takes the focus over. */
function useRowFocus() {
  const listRef = useRef<HTMLUListElement>(null);
  const [request, setRequest] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (request === null) return;
    const row = [...(listRef.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset['file'] === request.id,
    );
    row?.querySelector('button')?.focus();
  }, [request]);
  return { listRef, focusRow: ({ id }: FieldFile) => setRequest({ id }) };
}

function useAnnouncement(files: readonly FieldFile[], words: AnnouncementWords): string {
  const [{ seen, text }, setState] = useState({ seen: files, text: '' });
  if (seen === files) return text;
  const next = announcementOf(seen, files, words) || text;
  setState({ seen: files, text: next });
  return next;
}

// Pages that are not served securely have no `crypto.randomUUID`.
function freshId(): string {
  return `new-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
