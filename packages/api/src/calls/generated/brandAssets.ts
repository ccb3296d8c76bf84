// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** A logo, or what is to be read before it is used: `GET /brand-assets/{file}` */
export const file: CallOf<'brandAssets', 'file'> = {
  name: 'brandAssets.file',
  method: 'GET',
  path: '/brand-assets/{file}',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: true,
};
