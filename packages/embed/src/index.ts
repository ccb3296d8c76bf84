export { createMounts, type ElementParts } from './mounts/create-mounts.tsx';
