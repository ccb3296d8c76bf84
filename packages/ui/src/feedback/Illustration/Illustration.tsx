import type { ComponentType } from 'react';
import * as drawings from '../illustrations/index.ts';

export type IllustrationName =
  | 'comments'
  | 'community'
  | 'conversation'
  | 'failed'
  | 'forbidden'
  | 'not-found'
  | 'offline'
  | 'people'
  | 'search'
  | 'under-construction'
  | 'welcome';

const byName: Record<IllustrationName, ComponentType<drawings.IllustrationProps>> = {
  comments: drawings.EmptyComments,
  community: drawings.EmptyCommunities,
  conversation: drawings.EmptyPosts,
  failed: drawings.Failed,
  forbidden: drawings.Forbidden,
  'not-found': drawings.NotFound,
  offline: drawings.Offline,
  people: drawings.EmptyMembers,
  search: drawings.EmptySearch,
  'under-construction': drawings.UnderConstruction,
  welcome: drawings.Welcome,
};

export interface IllustrationComponentProps {
  name: IllustrationName;
  /** Its width in pixels; the height is three quarters of it. */
  size?: number;
}

/** A drawing of the product, in the tones of the theme. It is decoration: the words beside it say what is meant. */
export function Illustration({ name, size }: IllustrationComponentProps) {
  const Drawing = byName[name];
  return <Drawing {...(size === undefined ? {} : { size })} />;
}
