import { useMessages } from '@portal/kit';
import { createContext, useCallback, useContext, useEffect } from 'react';
import { messages } from '../messages.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page behind sign-in as it stands in the HTML, before anybody's data has come. */
export interface DrawnPage {
  /** It is being drawn into the HTML, where nobody will be known who could be refused. */
  isBeingDrawn: boolean;
  /** What stood in the HTML in the page's place; it is shown once. */
  content: readonly Node[];
}

export const notDrawn: DrawnPage = { isBeingDrawn: false, content: [] };
const DrawnPageContext = createContext(notDrawn);

export const DrawnPageProvider = DrawnPageContext.Provider;

export function useIsBeingDrawn(): boolean {
  return useContext(DrawnPageContext).isBeingDrawn;
}

/** Keeps a page's place until it is known who looks: by what the HTML had there, else by a skeleton. */
export function WaitingPage() {
  const t = useMessages(messages);
  const page = useContext(DrawnPageContext);
  const { content } = page;
  const show = useCallback((place: HTMLElement | null) => place?.replaceChildren(...content), [content]);
  useEffect(() => () => void (page.content = []), [page]);
  return content.length === 0 ? <PageSkeleton label={t('loading')} /> : <div ref={show} />;
}
