import { packTicketCode } from '@portal/rules';
import type { MockTicket } from '../../events/state.ts';

/** Like the server's, and signed by nobody. */
export function mockTicketCode({ id, number, codeVersion }: Pick<MockTicket, 'id' | 'number' | 'codeVersion'>): string {
  const signature = `${codeVersion}${id.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`.padEnd(26, '0').slice(0, 26);
  return packTicketCode({ number, signature });
}
