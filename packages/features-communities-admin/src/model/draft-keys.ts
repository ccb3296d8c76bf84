/** Where a new community is kept until it is saved. */
export const newCommunityKey = 'community:new';

/** Where changes to a community are kept until they are saved, whatever others save meanwhile. */
export function communityEditKey(communityId: string): string {
  return `community:edit:${communityId}`;
}

/** Where changes to what a community says of itself are kept until they are published. */
export function aboutEditKey(communityId: string): string {
  return `community:about:${communityId}`;
}

export function newFolderKey(communityId: string): string {
  return `folder:new:${communityId}`;
}

export function folderEditKey(folderId: string): string {
  return `folder:edit:${folderId}`;
}

/** Where a file or link is kept until it is added to its folder. */
export function newAssetKey(folderId: string): string {
  return `asset:new:${folderId}`;
}

export function assetEditKey(assetId: string): string {
  return `asset:edit:${assetId}`;
}

/** Where the global terms are kept until they are saved. */
export const globalTermsKey = 'terms:global';

/** Where an announcement is kept until it is created. */
export const newAnnouncementKey = 'announcement:new';

/** Where changes to the terms of a community are kept until they are published. */
export function termsEditKey(communityId: string): string {
  return `community:terms:${communityId}`;
}

/** Where a join question is kept until it is saved. */
export function questionKey(communityId: string, questionId = 'new'): string {
  return `community:question:${communityId}:${questionId}`;
}
