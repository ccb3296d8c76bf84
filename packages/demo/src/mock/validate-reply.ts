import { contract, type Endpoint } from '@portal/api/contract';
import type { AnyCall } from '@portal/api/server';

/** For `createClient({ validate })`: throws when a reply is not what the contract says. */
export function validateReply(call: AnyCall, reply: unknown): void {
  const [area = '', name = ''] = call.name.split('.');
  const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
  const endpoint = areas[area]?.[name];
  if (endpoint === undefined) throw new Error(`The contract has no ${call.name}`);
  if (endpoint.reply.kind === 'json') endpoint.reply.schema.parse(reply);
}
