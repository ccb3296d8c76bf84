import { useMessages } from '@portal/kit';
import { type ComponentType, createContext, useCallback, useContext, useEffect } from 'react';
import { hostMessages } from '../messages.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page behind sign-in as it was prerendered, before anybody's data has loaded. */
export interface DrawnPage {
  /** It is being prerendered at build, where nobody is known who could be refused. */
  isBeingDrawn: boolean;
  /** The prerendered nodes, which are shown once. */
  content: readonly Node[];
}

export const notDrawn: DrawnPage = { isBeingDrawn: false, content: [] };
const DrawnPageContext = createContext(notDrawn);

export const DrawnPageProvider = DrawnPageContext.Provider;

export function useIsBeingDrawn(): boolean {
  return useContext(DrawnPageContext).isBeingDrawn;
}

export interface WaitingPageProps {
  skeleton?: ComponentType<{ label: string }> | undefined;
}

/** The fallback of a page until it is known who looks: what was prerendered there, else a skeleton, which an area gives the shape of its own frame. */
export function WaitingPage({ skeleton: Coming = PageSkeleton }: WaitingPageProps) {
  const t = useMessages(hostMessages);
  const page = useContext(DrawnPageContext);
  const { content } = page;
  const show = useCallback((place: HTMLElement | null) => place?.replaceChildren(...content), [content]);
  useEffect(() => () => void (page.content = []), [page]);
  return content.length === 0 ? <Coming label={t('loading')} /> : <div ref={show} />;
}
