export { HomeNotices } from './HomeNotices.tsx';
export { ShellNotices } from './ShellNotices.tsx';
