import { invalid, isBlankText, limits, type Refusal } from '@portal/api/rules';

/** Pages of the portal stand at these addresses. */
const fixedPaths: readonly string[] = ['explore', 'saved-posts', 'faq', 'decisions'];

/** They part an address, or begin what is no path. */
const breaking = /[/\\?#%]|^\.+$/;

export type AliasFault = 'missing' | 'tooLong' | 'spaces' | 'breaking' | 'taken';

/** What is against an alias, whatever other communities are called. */
export function aliasFault(alias: string): AliasFault | null {
  if (isBlankText(alias)) return 'missing';
  if (alias.length > limits.community.aliasLength) return 'tooLong';
  if (/\s/.test(alias)) return 'spaces';
  if (breaking.test(alias)) return 'breaking';
  return fixedPaths.includes(alias.toLowerCase()) ? 'taken' : null;
}

const words: Record<AliasFault, string> = {
  missing: 'Please enter a community alias',
  tooLong: `Max length is ${limits.community.aliasLength} symbols`,
  spaces: 'Spaces are not allowed in alias',
  breaking: 'An alias cannot have / \\ ? # or %',
  taken: 'This community alias already exists',
};

/** An alias stays with its community when that is deleted: no old link leads to another one. */
export function aliasRefusal(alias: string, isTaken: boolean): Refusal | null {
  const fault = aliasFault(alias) ?? (isTaken ? 'taken' : null);
  return fault && invalid('body.alias', words[fault]);
}
