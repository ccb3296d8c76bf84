import type { ServerResponse } from 'node:http';
import { Http2ServerResponse } from 'node:http2';
import { type Server, Socket } from 'node:net';

/** What strangers may take of a process together, however many connections they open. */
export interface ConnectionBounds {
  inAll: number;
  /** Null: all come from the address of the proxy in front. */
  ofAddress: number | null;
  /** Of the answers on all connections, what nobody has read yet. */
  unreadBytes: number;
  /** How long a connection stays on which nothing is asked, or nothing read of what was answered; streams say something more often. */
  idleMs: number;
}

type AnyResponse = ServerResponse | Http2ServerResponse;
/** What both have in common. */
interface Answer {
  readonly writableLength: number;
  once(event: 'close', listener: () => void): unknown;
}
/** A connection of HTTP/1.1, or one of HTTP/2 with all that is asked on it. */
type Line = { destroy(): unknown };

/** How often is looked at what nobody reads. */
const everyMs = 1_000;

export function boundConnections(listener: Server, { inAll, ofAddress, unreadBytes, idleMs }: ConnectionBounds): void {
  listener.maxConnections = inAll;
  if (ofAddress !== null) boundAddresses(listener, ofAddress);
  const answers = new Map<Answer, Line>();
  listener.on('request', (_: unknown, response: AnyResponse) => {
    const answer: Answer = response;
    const line = lineOf(response);
    if (line === null) return;
    if (line instanceof Socket) line.setTimeout(idleMs);
    answers.set(answer, line);
    answer.once('close', () => answers.delete(answer));
  });
  const looking = setInterval(() => endUnread(answers, unreadBytes), everyMs).unref();
  listener.once('close', () => clearInterval(looking));
}

function boundAddresses(listener: Server, most: number): void {
  const counts = new Map<string, number>();
  listener.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    if (count > most) socket.destroy();
  });
}

function lineOf(answer: AnyResponse): Line | null {
  return (answer instanceof Http2ServerResponse ? answer.stream.session : answer.socket) ?? null;
}

/** Past the bound those end that hold the most: nobody else waits for them. */
function endUnread(answers: ReadonlyMap<Answer, Line>, most: number): void {
  const unread = new Map<Line, number>();
  let total = 0;
  for (const [{ writableLength }, line] of answers) {
    total += writableLength;
    unread.set(line, (unread.get(line) ?? 0) + writableLength);
  }
  if (total <= most) return;
  for (const [line, bytes] of [...unread].toSorted(([, a], [, b]) => b - a)) {
    if (total <= most) return;
    line.destroy();
    total -= bytes;
  }
}
