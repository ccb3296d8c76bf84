import type { Ticket } from '@portal/api';
import { MyWaitingLists } from './MyWaitingLists.tsx';
import { useWaitingLists } from './use-waiting-lists.ts';
import { WaitingList } from './WaitingList.tsx';

/** The lines of one event, for what is sold out of it. */
export function LiveWaitingList({ types }: { types: readonly Ticket[] }) {
  return <WaitingList types={types} {...useWaitingLists()} />;
}

/** All lines in which the person stands. */
export function LiveMyWaitingLists() {
  return <MyWaitingLists {...useWaitingLists()} />;
}
