import { calls, useClient, useLiveBoard } from '@portal/api';
import { useRef } from 'react';

/** Others see for some seconds that somebody writes: said again before they are over. */
const everyMs = 4000;

/** Lets those who have a post on screen know that a comment is being written, where changes are told at all. */
export function useSayWriting(postId: string): () => void {
  const client = useClient();
  const board = useLiveBoard();
  const saidAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (!board.isKept() || now - saidAt.current < everyMs) return;
    saidAt.current = now;
    client.call(calls.comments.writing, { params: { postId } }, { isQuiet: true }).catch(() => undefined);
  };
}
