import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { watchSizes } from '../../foundations/watch-sizes.ts';
import { pageInView } from './page-position.ts';

export interface PagesViewOptions {
  count: number;
  onZoomStep: (direction: 1 | -1) => void;
  onFitWidth: () => void;
}

/** The scrolling box with the pages: how wide it is, which page is read, and how keys move through it. */
export function usePagesView({ count, onZoomStep, onFitWidth }: PagesViewOptions) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [page, setPage] = useState(1);
  const isOpen = count > 0;

  useEffect(() => {
    const { current } = box;
    if (current === null || !isOpen) return undefined;
    return watchSizes([current], () => setRoom(innerWidthOf(current)));
  }, [isOpen]);

  function goTo(number: number) {
    const wanted = Math.min(count, Math.max(1, number));
    const target = pagesIn(box.current)[wanted - 1];
    if (box.current === null || target === undefined) return;
    setPage(wanted);
    box.current.scrollTo({ top: target.offsetTop - gapAbove(box.current) });
  }

  function onScroll() {
    if (box.current === null) return;
    const tops = pagesIn(box.current).map(({ offsetTop }) => offsetTop);
    const { scrollTop, clientHeight, scrollHeight } = box.current;
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
    setPage(isAtEnd ? count : pageInView(tops, scrollTop, clientHeight));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const along = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const actions: Record<string, () => void> = {
      ArrowRight: () => goTo(page + along),
      ArrowLeft: () => goTo(page - along),
      Home: () => goTo(1),
      End: () => goTo(count),
      '+': () => onZoomStep(1),
      '=': () => onZoomStep(1),
      '-': () => onZoomStep(-1),
      '0': onFitWidth,
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  return { box, room, page, goTo, onScroll, onKeyDown };
}

function pagesIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
}

const gapAbove = (box: HTMLElement) => Number.parseFloat(getComputedStyle(box).paddingBlockStart) || 0;

function innerWidthOf(box: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
  return box.clientWidth - (Number.parseFloat(paddingInlineStart) || 0) - (Number.parseFloat(paddingInlineEnd) || 0);
}
