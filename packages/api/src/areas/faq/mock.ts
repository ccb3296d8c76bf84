import type { Faq } from '../../contract/entities.ts';
import type { HandlersOf } from '../../mock/handler-types.ts';
import type { MockFaq } from './state.ts';

export const faq: HandlersOf<'faq'> = {
  list: (_, { state }) => ({ faQs: state.faqs.values().map(faqReply) }),
};

function faqReply({ id, question, answerHtml, authorId, createdAt, updatedAt }: MockFaq): Faq {
  return {
    id,
    name: question,
    description: answerHtml,
    isDeleted: false,
    createdAt: createdAt.toISOString(),
    createdByUserId: authorId,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedByUserId: updatedAt && authorId,
  };
}
