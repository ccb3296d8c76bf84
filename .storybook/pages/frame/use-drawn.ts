import { useEffect, useState } from 'react';

const isDrawn = ({ body }: Document) =>
  body.classList.contains('sb-show-main') || body.classList.contains('sb-show-errordisplay');

/** Whether Storybook has drawn the story of a frame, or said that it cannot. */
export function useDrawn(page: Document | null): boolean {
  const [drawn, setDrawn] = useState<Document | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    const look = () => {
      if (isDrawn(page)) setDrawn(page);
    };
    const observer = new MutationObserver(look);
    observer.observe(page.body, { attributes: true, attributeFilter: ['class'] });
    look();
    return () => observer.disconnect();
  }, [page]);
  return page !== null && drawn === page;
}
