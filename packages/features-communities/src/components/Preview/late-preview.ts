export { LivePreview } from './LivePreview.tsx';
export { UntilBelowWindow } from './UntilBelowWindow.tsx';
