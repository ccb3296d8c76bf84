import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SplitPages {
  origin: string;
  /** Sends what stands behind the start tag. */
  sendRest(): void;
  close(): void;
}

/** The pages of a server whose HTML stops right behind a start tag until a test sends the rest. */
export async function inTwoPackets(server: string, startTag: string): Promise<SplitPages> {
  const rest = Promise.withResolvers<void>();
  const proxy = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(server + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const tag = type.startsWith('text/html') ? body.indexOf(startTag) : -1;
    if (tag !== -1) {
      const end = body.indexOf('>', tag) + 1;
      response.write(body.subarray(0, end));
      await rest.promise;
      response.end(body.subarray(end));
    } else response.end(body);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A server that listens on a port has an address of this kind.
  const address = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    sendRest: rest.resolve,
    close() {
      rest.resolve();
      proxy.close();
    },
  };
}
