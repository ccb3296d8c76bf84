// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type BrandAssetsContract = Contract['brandAssets'];

/** A logo, or what is to be read before it is used: `GET /brand-assets/{file}`, as {@link BrandAssetsContract.file the contract} declares it */
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
