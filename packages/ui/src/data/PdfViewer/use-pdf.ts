import { useEffect, useState } from 'react';
import { openPdf, type OpenedPdf } from './open-pdf.ts';

export type PdfState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; pdf: OpenedPdf };

interface Attempt {
  key: string;
  state: PdfState;
}

/** Opens the document while it is shown, and again on `retry`. */
export function usePdf(url: string, assetsUrl: string | undefined): { state: PdfState; retry: () => void } {
  const [tries, setTries] = useState(0);
  const key = `${tries} ${url}`;
  const [attempt, setAttempt] = useState<Attempt>({ key, state: { status: 'loading' } });

  useEffect(() => {
    let isShown = true;
    const settle = (state: PdfState) => {
      if (isShown) setAttempt({ key, state });
    };
    const { opened, close } = openPdf({ url, assetsUrl });
    opened.then(
      (pdf) => settle({ status: 'ready', pdf }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isShown = false;
      close();
    };
  }, [key, url, assetsUrl]);

  // What is left of another document is not shown under this one's name.
  const state: PdfState = attempt.key === key ? attempt.state : { status: 'loading' };
  return { state, retry: () => setTries(tries + 1) };
}
