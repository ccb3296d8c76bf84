import { conflict, invalid, isMeetingLink, limits, type Refusal } from '@portal/api/rules';

const { folders, items } = limits.folder;

export const assetMissing = 'Please select a file type and provide the necessary data.';
export const assetLinkWrong = 'The URL must start with http:// or https:// and must have domain';

/** So many folders has a community at most. */
export function folderCountRefusal(count: number): Refusal | null {
  return count > folders ? conflict(`A community has at most ${folders} folders.`) : null;
}

/** So many files and links has a folder at most. */
export function assetCountRefusal(count: number): Refusal | null {
  return count > items ? conflict(`A folder holds at most ${items} files and links.`) : null;
}

/** Whether an address leads to a page of the web that has a domain. */
export function isAssetLink(text: string): boolean {
  return isMeetingLink(text) && /^https?:\/\/[^/]/i.test(text) && /[^.]\.[^.]/.test(new URL(text).hostname);
}

/** What is added is a file or a link, and not both. */
export function assetRefusal({ hasFile, link }: { hasFile: boolean; link: string | undefined }): Refusal | null {
  if (hasFile === (link !== undefined)) return invalid('body.file', assetMissing);
  return link === undefined || isAssetLink(link) ? null : invalid('body.link', assetLinkWrong);
}

/** The same ids with one of them at another place, the first being 1; null where it is not among them. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] | null {
  if (!ids.includes(id)) return null;
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(Math.max(place, 1), ids.length) - 1, 0, id);
}
