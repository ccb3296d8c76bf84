import { createRoot } from 'preact/compat/client';
import { behaveAsReact } from './behave-as-react.ts';
import { createPortal } from './create-portal.ts';
import { effectsAsInReact, flushSync } from './effects-as-in-react.ts';

behaveAsReact();
effectsAsInReact();

export { createPortal, createRoot, flushSync };
// oxlint-disable-next-line import/no-default-export -- react-dom has one, which react-aria imports.
export default { createPortal, createRoot, flushSync };
