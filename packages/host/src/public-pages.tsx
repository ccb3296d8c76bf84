import { memorySession } from '@portal/kit';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './App.tsx';
import { composePortal, type PortalParts } from './composition.ts';
import { fixedHistory } from './navigation/portal-history.ts';
import { tabTitle } from './shell/use-page-title.ts';

/** A page that can be drawn before anybody asks for it. */
export interface PublicPage {
  path: string;
  /** Of the browser's tab. */
  title: string;
  /** Its HTML as a visitor without a session first sees it. */
  render(): Promise<string>;
}

export function publicPages(parts: PortalParts): PublicPage[] {
  const composition = composePortal(parts);
  return composition.routes
    .filter(({ access, isStatic }) => access === 'public' && isStatic)
    .map(({ pattern: path, title }) => ({
      path,
      title: tabTitle(title, parts.profile),
      render: async () => {
        const { prelude } = await prerenderToNodeStream(
          <StrictMode>
            <App composition={composition} session={memorySession()} history={fixedHistory(path)} />
          </StrictMode>,
        );
        return text(prelude);
      },
    }));
}
