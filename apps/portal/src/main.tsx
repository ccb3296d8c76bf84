import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { App } from './App.tsx';
import { createStoredSession } from './session/stored-session.ts';

const container = document.getElementById('portal');
if (container === null) throw new Error('The page has no element with the id portal.');

createRoot(container).render(
  <StrictMode>
    <App session={createStoredSession(window.localStorage, window)} />
  </StrictMode>,
);
