import { useMessages } from '@portal/kit';
import { type ComponentType, createContext, useCallback, useContext, useEffect } from 'react';
import { hostMessages } from '../messages.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page behind sign-in as it was prerendered, before anybody's data has loaded. */
export interface PrerenderedPage {
  /** It is being prerendered at build, where nobody is known who could be refused. */
  isPrerendering: boolean;
  /** The prerendered nodes, which are shown once. */
  content: readonly Node[];
}

export const notPrerendered: PrerenderedPage = { isPrerendering: false, content: [] };
const PrerenderedPageContext = createContext(notPrerendered);

export const PrerenderedPageProvider = PrerenderedPageContext.Provider;

export function useIsPrerendering(): boolean {
  return useContext(PrerenderedPageContext).isPrerendering;
}

export interface PageFallbackProps {
  skeleton?: ComponentType<{ label: string }> | undefined;
}

/** The fallback of a page until it is known who looks: what was prerendered there, else a skeleton, which an area gives the shape of its own frame. */
export function PageFallback({ skeleton: Fallback = PageSkeleton }: PageFallbackProps) {
  const t = useMessages(hostMessages);
  const page = useContext(PrerenderedPageContext);
  const { content } = page;
  const show = useCallback((element: HTMLElement | null) => element?.replaceChildren(...content), [content]);
  useEffect(() => () => void (page.content = []), [page]);
  return content.length === 0 ? <Fallback label={t('loading')} /> : <div ref={show} />;
}
