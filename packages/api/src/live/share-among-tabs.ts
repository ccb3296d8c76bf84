/** What the tabs of a website say to one another. */
type TabMessage =
  | { kind: 'event'; name: string; data: unknown }
  | { kind: 'heard'; isHeard: boolean }
  | { kind: 'watching'; tab: string; postIds: readonly string[] }
  | { kind: 'who' };

interface Leader {
  watchedChanged(): void;
}

interface Shared {
  /** Of this website, its organisation and its person. */
  name: string;
  signal: AbortSignal;
  /** The posts on the screen of this tab. */
  watched(): readonly string[];
  /** This tab holds the connection from now on: it tells what it hears, and is told when the tabs watch other posts. */
  lead(tabs: { watched(): readonly string[] }): Leader;
  onEvent(name: string, data: unknown): void;
  onHeard(isHeard: boolean): void;
  /** From now on this tab is told by another one; what changed before, since it loaded what it shows, it was not told. */
  onJoined(): void;
}

export interface Tabs {
  /** Tells this tab and the others. */
  event(name: string, data: unknown): void;
  heard(isHeard: boolean): void;
  /** Other posts are on the screen of this tab. */
  watchedChanged(): void;
}

/** Leader election among tabs: one holds the connection for all of them; when it closes, another takes over. Where the browser has no BroadcastChannel, each holds its own. */
export function shareAmongTabs({ name, signal, watched, lead, ...on }: Shared): Tabs {
  const tab = crypto.randomUUID();
  const others = new Map<string, readonly string[]>();
  // oxlint-disable-next-line portal/browser-storage -- The name holds its server, its organisation and its person.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const locks = channel === null ? undefined : navigator.locks;
  let leader: Leader | undefined;
  let isHeard = false;

  let isJoined = false;
  let isLeft = false;
  // A connection ends a moment after its tab has left the others.
  const say = (message: TabMessage) => isLeft || channel?.postMessage(message);
  const watchedByAll = () => [...new Set([...watched(), ...[...others.values()].flat()])].sort();
  const sayWatched = (postIds = watched()) => say({ kind: 'watching', tab, postIds });

  function hear(message: TabMessage): void {
    if (message.kind === 'event') on.onEvent(message.name, message.data);
    else if (message.kind === 'heard') hearOfServer(message.isHeard);
    else if (message.kind === 'who') sayWatched();
    else if (leader !== undefined) note(leader, message.tab, message.postIds);
  }

  function hearOfServer(isServerHeard: boolean): void {
    on.onHeard(isServerHeard);
    if (!isServerHeard || isJoined) return;
    isJoined = true;
    on.onJoined();
  }

  function note({ watchedChanged }: Leader, other: string, postIds: readonly string[]): void {
    if (postIds.length === 0) others.delete(other);
    else others.set(other, postIds);
    // A tab that has just come wants to know.
    say({ kind: 'heard', isHeard });
    watchedChanged();
  }

  function begin(): void {
    leader = lead({ watched: watchedByAll });
    say({ kind: 'who' });
  }

  if (channel !== null) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  signal.addEventListener('abort', () => {
    sayWatched([]);
    isLeft = true;
    channel?.close();
  });
  if (locks === undefined) begin();
  else {
    sayWatched();
    locks
      .request(name, { signal }, () => {
        begin();
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      })
      // Given up before it was this tab's turn.
      .catch(() => undefined);
  }
  return {
    event(event, data) {
      say({ kind: 'event', name: event, data });
      on.onEvent(event, data);
    },
    heard(now) {
      if (now === isHeard) return;
      isHeard = now;
      say({ kind: 'heard', isHeard });
      on.onHeard(now);
    },
    watchedChanged() {
      if (leader === undefined) sayWatched();
      else leader.watchedChanged();
    },
  };
}
