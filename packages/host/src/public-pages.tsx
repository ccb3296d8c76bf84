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
        const errors: unknown[] = [];
        const { prelude } = await prerenderToNodeStream(
          <StrictMode>
            <App composition={composition} session={memorySession()} history={fixedHistory(path)} />
          </StrictMode>,
          // React leaves out the part that failed and goes on: the page would be drawn without its form.
          { onError: (error) => void errors.push(error) },
        );
        const html = await text(prelude);
        if (errors.length > 0) throw new Error(`${path} could not be drawn`, { cause: errors[0] });
        return html;
      },
    }));
}
