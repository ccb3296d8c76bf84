import { useMessages, usePortal } from '@portal/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { communitiesMessages } from '../messages.ts';
import { isLess, type Standing } from './standing.ts';

interface AccessLostOptions {
  /** Of what the page shows: of another one nothing was known before. */
  id: string;
  standing: Standing | null;
  /** Of the community; null where it is not told. */
  name: string | null;
}

interface AccessLost {
  /** Around all of the page. */
  page: RefObject<HTMLDivElement | null>;
  /** The person leaves by themselves, and has been told so. */
  onLeft(): void;
}

const headings = 'h1, h2, h3, h4';
const words = { closed: 'putOut', archived: 'archivedMeanwhile' } as const;

/** Tells who is put out of a community while they look at it, and that nothing they wrote is lost; the heading of what is shown instead takes a focus that is gone. */
export function useAccessLost({ id, standing, name }: AccessLostOptions): AccessLost {
  const t = useMessages(communitiesMessages);
  const { drafts, notify } = usePortal();
  const page = useRef<HTMLDivElement>(null);
  const before = useRef<{ id: string; standing: Standing; name: string } | null>(null);
  const isLeaving = useRef(false);

  // At each render: what was open is known once it is not. Forms that have gone with it have kept their drafts by then.
  useEffect(() => {
    if (standing === null) return;
    const last = before.current?.id === id ? before.current : null;
    before.current = { id, standing, name: name ?? last?.name ?? '' };
    if (standing === 'open') isLeaving.current = false;
    if (last === null || standing === 'open' || !isLess(standing, last.standing) || isLeaving.current) return;
    const draftNote = drafts.hasListed() ? { description: t('unsentKept') } : {};
    notify.info(t(words[standing], { name: last.name }), { key: `put-out ${id}`, ...draftNote });
    // A dialog that has gone gives the focus back first, where that is still there.
    requestAnimationFrame(() => focusHeading(page.current, standing));
  });

  return {
    page,
    onLeft() {
      isLeaving.current = true;
    },
  };
}

/** Why a page is closed stands below what it is of. */
function focusHeading(page: HTMLElement | null, standing: Standing): void {
  if (page === null || page.ownerDocument.activeElement !== page.ownerDocument.body) return;
  const all = [...page.querySelectorAll<HTMLElement>(headings)];
  const heading = standing === 'closed' ? all.at(-1) : all[0];
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus();
}
