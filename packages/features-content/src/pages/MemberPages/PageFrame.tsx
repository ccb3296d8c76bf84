import { useEffect, useState } from 'react';
import * as styles from './PageFrame.css.ts';

export interface PageFrameProps {
  /** What the page is called. */
  title: string;
  /** A whole document. */
  html: string;
}

/**
 * A document that the organisation wrote, in a frame in which nothing runs and no form is sent. Its pictures are the portal's, for which it counts as a page of
 * the portal; its links open beside the portal.
 */
export function PageFrame({ title, html }: PageFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const height = useHeightOf(page);
  return (
    <iframe
      title={title}
      className={styles.frame}
      style={height === null ? undefined : { blockSize: height }}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
    />
  );
}

/** In pixels, of everything on a page; null until it has come. */
function useHeightOf(page: Document | null): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    const measure = () => setHeight(Math.ceil(page.documentElement.getBoundingClientRect().height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page.documentElement);
    return () => observer.disconnect();
  }, [page]);
  return height;
}
