import {
  empty,
  errorText,
  failed,
  type DraftOnDevice,
  listDrafts,
  loading,
  ready,
  takeDraft,
  usePortal,
  useMessages,
  type View,
} from '@portal/kit';
import { useEffect, useState } from 'react';
import { hostMessages } from '../messages.ts';

/** A draft, or what is left of one that has just been removed. */
export interface ListedDraft extends DraftOnDevice {
  /** Puts it back. */
  undo?: () => Promise<void>;
}

export interface Drafts {
  view: View<readonly ListedDraft[]>;
  /** It opens by itself on its page. */
  goOn(draft: ListedDraft): void;
  remove(draft: ListedDraft): void;
  putBack(draft: ListedDraft): void;
}

type Found = 'looking' | 'found' | { problem: string };

/** The drafts of the person who is signed in, as they come and go. */
export function useDrafts(): Drafts {
  const { drafts, notify } = usePortal();
  const t = useMessages(hostMessages);
  const [found, setFound] = useState<Found>('looking');
  const [stored, setStored] = useState(() => listDrafts(drafts));
  const [removed, setRemoved] = useState<readonly ListedDraft[]>([]);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const read = () => setStored(listDrafts(drafts));
    // A form that was left for this page has kept its draft since the page was rendered.
    read();
    return drafts.subscribe(read);
  }, [drafts]);
  useEffect(() => {
    let isGone = false;
    drafts.recover().then(
      () => isGone || setFound('found'),
      (error: unknown) => isGone || setFound({ problem: errorText(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [drafts, tries]);

  const isRemoved = ({ key }: DraftOnDevice) => removed.some((draft) => draft.key === key);
  const listed = [...stored.filter((draft) => !isRemoved(draft)), ...removed].toSorted(
    (a, b) => (b.at?.getTime() ?? Infinity) - (a.at?.getTime() ?? Infinity),
  );

  function view(): View<readonly ListedDraft[]> {
    if (listed.length > 0) return ready(listed);
    if (found === 'looking') return loading;
    if (found === 'found') return empty;
    return failed({ code: 'unknown', status: 0, message: found.problem }, () => {
      setFound('looking');
      setTries((count) => count + 1);
    });
  }

  return {
    view: view(),
    goOn: ({ key }) => drafts.takeUp(key),
    remove(draft) {
      void takeDraft(drafts, draft.key).then((undo) => setRemoved((all) => [...all, { ...draft, undo }]));
    },
    putBack({ key, undo }) {
      undo?.().then(
        () => setRemoved((all) => all.filter((draft) => draft.key !== key)),
        () => notify.failure(t('undoRemovingFailed')),
      );
    },
  };
}
