import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { drawPage } from './draw-page.ts';
import type { OpenedPdf } from './open-pdf.ts';
import * as styles from './PdfViewer.css.ts';
import { useNearView } from './use-near-view.ts';

export interface PdfPageProps {
  pdf: OpenedPdf;
  /** From 1. */
  number: number;
  /** Pixels per point. */
  scale: number;
  label: string;
}

/** A page: its drawing, and over it its words, to select and to be read out. Drawn when it comes near. */
export function PdfPage({ pdf, number, scale, label }: PdfPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pdf.firstPage);
  const isNear = useNearView(page);

  useEffect(() => {
    if (!isNear) return undefined;
    return showPage(pdf, number, scale, { drawing, words }, setSize);
  }, [isNear, pdf, number, scale]);

  return (
    <div
      ref={page}
      role="group"
      aria-label={label}
      className={styles.page}
      data-page={number}
      style={boxOf(size, scale)}
    >
      <div ref={drawing} className={styles.drawing} aria-hidden />
      <div ref={words} className={styles.words} />
    </div>
  );
}

/** Its size, and the scale that pdf.js lays the words out by. */
function boxOf(size: Size, scale: number): CSSProperties & Record<`--${string}`, string> {
  return {
    inlineSize: `${Math.floor(size.width * scale)}px`,
    blockSize: `${Math.floor(size.height * scale)}px`,
    '--total-scale-factor': String(scale),
  };
}

type Size = OpenedPdf['firstPage'];
type Layers = Record<'drawing' | 'words', { readonly current: HTMLDivElement | null }>;

/** Draws the page into its layers; the earlier drawing stays until the new one is done, so that zooming does not flash. */
function showPage(pdf: OpenedPdf, number: number, scale: number, layers: Layers, onSize: (size: Size) => void) {
  const stops: (() => void)[] = [];
  let isShown = true;

  async function show(): Promise<void> {
    const page = await pdf.document.getPage(number);
    if (!isShown) return;
    const viewport = page.getViewport({ scale });
    onSize({ width: viewport.width / scale, height: viewport.height / scale });
    const { canvas, done, cancel } = drawPage(page, scale, window.devicePixelRatio);
    stops.push(cancel);
    await done;
    if (!isShown || layers.words.current === null) return;
    layers.drawing.current?.replaceChildren(canvas);
    layers.words.current.replaceChildren();
    const text = new pdf.TextLayer({
      textContentSource: page.streamTextContent(),
      container: layers.words.current,
      viewport,
    });
    stops.push(() => text.cancel());
    await text.render();
  }

  // A page that was left while it was drawn fails; there is nobody to tell.
  show().catch(() => undefined);
  return () => {
    isShown = false;
    for (const stop of stops) stop();
  };
}
