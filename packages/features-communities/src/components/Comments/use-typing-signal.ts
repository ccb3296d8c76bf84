import { calls, useClient, useLiveBoard } from '@portal/api';
import { useRef } from 'react';

/** Others see for some seconds that somebody writes: said again before they are over. */
const everyMs = 4000;

/** Sends the signal of the typing indicator to those who have a post on screen, where there are live updates. */
export function useTypingSignal(postId: string): () => void {
  const client = useClient();
  const board = useLiveBoard();
  const sentAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (!board.isLive() || now - sentAt.current < everyMs) return;
    sentAt.current = now;
    client.call(calls.comments.writing, { params: { postId } }, { isQuiet: true }).catch(() => undefined);
  };
}
