import * as z from 'zod';
import { anyone } from './access.ts';
import { blob, endpoint, type EndpointInput, type EndpointReply, form, type HandlerInput } from './endpoint.ts';
import { version } from './fields.ts';

const common = { summary: 'Book tickets', access: anyone() } as const;
const book = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/events/{eventId}/tickets/{id}',
  query: z.object({ page: z.coerce.number().default(1) }),
  body: form({ names: z.array(z.string()), isPaid: z.boolean().optional() }),
  response: z.object({ total: z.number() }),
});
const change = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/v1/post',
  body: form({ version: version(), pendingVersion: version().default(0) }),
  response: z.object({}),
});
const certificate = endpoint({ ...common, method: 'GET', path: '/api/v1/certificate', response: blob() });

/** Never run: it only has to compile, and what is marked must not. */
export function endpointTypes(): void {
  const input: EndpointInput<typeof book> = { params: { eventId: 'e', id: 't' }, body: { names: ['Mia'] } };
  const paged: EndpointInput<typeof book> = { ...input, query: { page: 2 } };
  const reply: EndpointReply<typeof book> = { total: 1 };
  const file: EndpointReply<typeof certificate> = new Blob();
  const page: number = ({} as HandlerInput<typeof book>).query.page;
  // @ts-expect-error the path names two parameters
  const oneParam: EndpointInput<typeof book> = { params: { id: 't' }, body: { names: [] } };
  // @ts-expect-error the body is required
  const noBody: EndpointInput<typeof book> = { params: { eventId: 'e', id: 't' } };
  // @ts-expect-error a page is a number
  const textPage: EndpointInput<typeof book> = { ...input, query: { page: '2' } };
  // @ts-expect-error the reply counts
  const noTotal: EndpointReply<typeof book> = {};
  const read: EndpointInput<typeof change> = { body: { version: 1 } };
  // @ts-expect-error a change says which version was read
  const unread: EndpointInput<typeof change> = { body: {} };
  // @ts-expect-error a call without access
  endpoint({ method: 'GET', path: '/api/v1/open', summary: 'Open', response: blob() });
  void [paged, reply, file, page, oneParam, noBody, textPage, noTotal, read, unread];
}
