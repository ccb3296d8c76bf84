import type { Call } from '../../http/call.ts';

interface Writer {
  id: string;
  name: string;
}

/** Who wrote something while they acted for its author, where the organisation names them. */
export function writtenByReply(writer: Writer | null, { deps }: Call): { writtenBy?: Writer } {
  return writer !== null && deps.profile.namesWhoActs ? { writtenBy: writer } : {};
}
