import { useCallback, useEffect, useRef, useState } from 'react';
import { filesOf } from '../drafts/draft-files.ts';
import { type FileRef, isPlainRecord, refsIn, withFiles, withRefs } from '../drafts/file-refs.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Coming {
  /** As it was kept, its files named. */
  storedValue: unknown;
  /** What stands in the form until they are there. */
  start: unknown;
}

interface DraftFilesOptions {
  key: string | undefined;
  valueAt(name: string): unknown;
  set(name: string, value: unknown): void;
}

export interface DraftFilesOfForm {
  /** The values with their files named; the files themselves are kept beside them. */
  named(values: object): object;
  /** Brings the files that kept values name into the form, where nothing else has been put in their place meanwhile. */
  bring(storedValues: unknown): void;
}

const none: ReadonlyMap<string, File> = new Map();

/** What was kept, without what stands for files: these come later. */
export function storedWithoutFiles(storedValues: unknown): unknown {
  return withFiles(storedValues, none);
}

/** What is missing of a record stays as it was. */
function onTop(start: unknown, brought: unknown): unknown {
  return isPlainRecord(start) && isPlainRecord(brought) ? { ...start, ...brought } : brought;
}

/** Pages that are not served securely have no `crypto.randomUUID`. */
function freshId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** The files of a form's draft. */
export function useDraftFiles({ key, valueAt, set }: DraftFilesOptions): DraftFilesOfForm {
  const { drafts, notify } = usePortal();
  const files = filesOf(drafts);
  const t = useMessages(commonMessages);
  const [ids] = useState(() => new WeakMap<File, string>());
  const [stored] = useState(() => new Set<string>());
  const coming = useRef(new Map<string, Coming>());
  const hasNotified = useRef(false);
  const latest = useRef({ notify, t, valueAt, set });
  useEffect(() => {
    latest.current = { notify, t, valueAt, set };
  });

  const refOf = useCallback(
    (file: File): FileRef => {
      const id = ids.get(file) ?? freshId();
      ids.set(file, id);
      if (key !== undefined && !stored.has(id)) {
        stored.add(id);
        void files.store(key, id, file).then((isStored) => {
          if (isStored || hasNotified.current) return;
          hasNotified.current = true;
          latest.current.notify.info(latest.current.t('draftFilesNotKept'), { key: 'draft-files' });
        });
      }
      return { draftFile: id, name: file.name };
    },
    [files, ids, key, stored],
  );

  const named = useCallback(
    (values: object): object => {
      const fields = Object.entries(values).map(([name, value]) => {
        const late = coming.current.get(name);
        return [name, late !== undefined && late.start === value ? late.storedValue : withRefs(value, refOf)] as const;
      });
      const used = new Set(fields.flatMap(([, value]) => refsIn(value)).map(({ draftFile }) => draftFile));
      for (const id of stored) {
        if (used.has(id) || key === undefined) continue;
        stored.delete(id);
        files.remove(key, id);
      }
      return Object.fromEntries(fields);
    },
    [files, key, refOf, stored],
  );

  const bring = useCallback(
    (storedValues: unknown) => {
      if (key === undefined || typeof storedValues !== 'object' || storedValues === null) return;
      const late = Object.entries(storedValues as Fields).filter(([, value]) => refsIn(value).length > 0);
      if (late.length === 0) return;
      for (const [name, value] of late)
        coming.current.set(name, { storedValue: value, start: latest.current.valueAt(name) });
      const arrive = (found: ReadonlyMap<string, File>) => {
        for (const [id, file] of found) {
          ids.set(file, id);
          stored.add(id);
        }
        for (const [name, value] of late) {
          const place = coming.current.get(name);
          coming.current.delete(name);
          if (place !== undefined && place.storedValue === value && place.start === latest.current.valueAt(name))
            latest.current.set(name, onTop(place.start, withFiles(value, found)));
        }
        const n = late.flatMap(([, value]) => refsIn(value)).filter(({ draftFile }) => !found.has(draftFile)).length;
        if (n > 0) latest.current.notify.info(latest.current.t('draftFilesLost', { n }), { key: 'draft-files' });
      };
      files.of(key).then(arrive, () => arrive(none));
    },
    [files, ids, key, stored],
  );

  return { named, bring };
}
