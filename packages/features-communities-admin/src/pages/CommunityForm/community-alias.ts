import { limits } from '@portal/api';

/** The alias that a name suggests. */
export function aliasOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, limits.community.aliasLength);
}
