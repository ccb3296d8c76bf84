export { DiscoverHeader } from './DiscoverHeader.tsx';
export { DiscoverSidebar } from './DiscoverSidebar.tsx';
