import type { FailedMail } from '@portal/api/contract';
import type { HandlersOf } from '../../mock/handler-types.ts';
import type { MockCall } from '../../mock/mock-call.ts';
import { conflict, notFound } from '../../mock/mock-problem.ts';
import { pageOf } from '../../mock/pages.ts';
import type { MockFailedMail } from './state.ts';

export const mails: HandlersOf<'mails'> = {
  failed({ query }, call) {
    const failed = call.state.failedMails
      .values()
      .filter(({ isQueued }) => !isQueued)
      .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
    const { items, ...more } = pageOf(failed, ({ key }) => key, { page: 1, ...query });
    return { mails: items.map((mail) => mailReply(mail, call)), ...more };
  },
  sendAgain({ body: { key } }, { state }) {
    const mail = state.failedMails.get(key);
    if (mail === undefined) throw notFound();
    if (mail.isQueued) throw conflict('This mail has not failed, or is being sent again.');
    state.failedMails.change(key, { isQueued: true });
    return {};
  },
};

function mailReply(
  { key, kind, outcome, personId, eventId, refusedFor, refusal, failedAt, attempts }: MockFailedMail,
  { state }: MockCall,
): FailedMail {
  const person = state.people.get(personId);
  return {
    ...{ key, kind, outcome, attempts },
    person: { id: personId, name: `${person?.firstName} ${person?.lastName}` },
    to: refusedFor,
    eventTitle: state.events.get(eventId)?.title ?? null,
    failedAt: failedAt.toISOString(),
    reason: refusal,
  };
}
