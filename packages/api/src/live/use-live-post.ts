import { useEffect, useSyncExternalStore } from 'react';
import type { LiveWriter } from '../contract/entities.ts';
import { useLiveBoard } from './live-board.ts';

const nobody: readonly LiveWriter['person'][] = [];

/** Has the comments of a post kept up to date while it is on screen, and tells who writes one just now. */
export function useLivePost(postId: string): readonly LiveWriter['person'][] {
  const board = useLiveBoard();
  useEffect(() => board.watch(postId), [board, postId]);
  return useSyncExternalStore(
    board.onWriters,
    () => board.writersOn(postId),
    () => nobody,
  );
}
