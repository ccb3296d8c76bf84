import { memorySession } from '@portal/kit';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './App.tsx';
import { composition } from './composition.ts';
import { fixedHistory } from './navigation/portal-history.ts';
import { tabTitle } from './shell/use-page-title.ts';

/** The pages that can be drawn before anybody asks for them. */
export const staticPages = composition.routes
  .filter(({ access, isStatic }) => access === 'public' && isStatic)
  .map(({ pattern, title }) => ({ path: pattern, title: tabTitle(title) }));

/** A public page as a visitor without a session first sees it. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App session={memorySession()} history={fixedHistory(path)} />
    </StrictMode>,
  );
  return text(prelude);
}
