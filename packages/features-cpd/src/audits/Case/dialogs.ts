export { ExtendDialog } from './ExtendDialog.tsx';
export { ReturnDialog } from './ReturnDialog.tsx';
