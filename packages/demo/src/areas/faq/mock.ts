import { contract, type Faq } from '@portal/api/contract';
import type { HandlersOf } from '../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../mock/mock-call.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { mockList } from '../../mock/mock-list.ts';
import { faqEditRefusal, faqsRefusal, momentRead } from '@portal/rules';
import type { MockFaq } from './state.ts';

export const faq: HandlersOf<'faq'> = {
  list: (_, { state }) => ({
    faQs: state.faqs
      .values()
      .filter(({ isDeleted }) => !isDeleted)
      .map(faqReply),
  }),
  all: mockList({ endpoint: contract.faq.all, rows: ({ state }) => state.faqs.values().map(faqReply) }),
  add({ body }, call) {
    const { faqs, nextId } = call.state;
    refuse(faqsRefusal(faqs.values().length, body.faQs.length));
    const added = body.faQs.map(({ name, description }): MockFaq => ({
      ...{ id: nextId('faq'), question: name, answerHtml: description, isDeleted: false },
      ...{ authorId: viewerOf(call).id, createdAt: call.now, updatedAt: null, updatedBy: null },
    }));
    for (const entry of added) faqs.set(entry.id, entry);
    return { faQs: added.map(faqReply) };
  },
  edit({ params, body }, call) {
    refuse(faqEditRefusal(momentRead(body.updatedAt), entryOf(params.id, call)));
    return faqReply(
      call.state.faqs.change(params.id, {
        ...{ question: body.name, answerHtml: body.description },
        ...{ updatedAt: call.now, updatedBy: viewerOf(call).id },
      }),
    );
  },
  remove: ({ params }, call) => setDeleted(params.id, true, call),
  restore: ({ params }, call) => setDeleted(params.id, false, call),
};

function entryOf(id: string, { state }: MockCall): MockFaq {
  const entry = state.faqs.get(id);
  if (entry === undefined) throw notFound();
  return entry;
}

function setDeleted(id: string, isDeleted: boolean, call: MockCall) {
  if (entryOf(id, call).isDeleted !== isDeleted) call.state.faqs.change(id, { isDeleted });
  return {};
}

function faqReply({ id, question, answerHtml, authorId, createdAt, updatedAt, updatedBy, isDeleted }: MockFaq): Faq {
  return {
    id,
    name: question,
    description: answerHtml,
    isDeleted,
    createdAt: createdAt.toISOString(),
    createdByUserId: authorId,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedByUserId: updatedBy,
  };
}
