import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** Where the server is reached over this line. */
  origin: string;
  /** Drops every connection, and takes none until it is mended. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** A line to a server, which is lost and comes back when a test says so. */
export async function relayTo(server: string): Promise<Relay> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;

  function join(from: Socket, to: Socket): void {
    open.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.end();
    });
    from.pipe(to);
  }

  function cut(): void {
    isCut = true;
    for (const socket of open) socket.destroy();
  }

  const line = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ host: hostname, port: Number(port) });
    join(near, far);
    join(far, near);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  // A server that listens on a port has an address of this kind.
  const address = line.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      line.close();
    },
  };
}
