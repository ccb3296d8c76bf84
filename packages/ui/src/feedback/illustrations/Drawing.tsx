import type { ComponentType } from 'react';
import type { IllustrationComponentProps, IllustrationName } from './illustration-props.ts';
import * as drawings from './index.ts';

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

/** One of the drawings. */
export function Drawing({ name, size }: IllustrationComponentProps) {
  const Scene = byName[name];
  return <Scene {...(size === undefined ? {} : { size })} />;
}
