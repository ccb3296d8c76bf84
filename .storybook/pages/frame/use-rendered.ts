import { useEffect, useState } from 'react';

const isRendered = ({ body }: Document) =>
  body.classList.contains('sb-show-main') || body.classList.contains('sb-show-errordisplay');

/** Whether Storybook has rendered the story of a frame, or said that it cannot. */
export function useRendered(page: Document | null): boolean {
  const [rendered, setRendered] = useState<Document | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    const look = () => {
      if (isRendered(page)) setRendered(page);
    };
    const observer = new MutationObserver(look);
    observer.observe(page.body, { attributes: true, attributeFilter: ['class'] });
    look();
    return () => observer.disconnect();
  }, [page]);
  return page !== null && rendered === page;
}
