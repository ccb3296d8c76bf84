import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { allFaqs, faqList } from './faq.queries.ts';
import { addFaqs, editFaq, removeFaq, restoreFaq } from './writing.ts';

export function faqRoutes(routes: Routes): void {
  const { faq } = contract;
  bind(routes, faq.list, async (_, { db }) => ({ faQs: await faqList(db) }));
  bind(routes, faq.all, ({ query }, { db }) => allFaqs(db, query));
  bind(routes, faq.add, async ({ body }, call) => ({ faQs: await addFaqs(body.faQs, call) }));
  bind(routes, faq.edit, ({ params, body }, call) => editFaq(params.id, body, call));
  bind(routes, faq.remove, async ({ params }, call) => {
    await removeFaq(params.id, call);
    return {};
  });
  bind(routes, faq.restore, async ({ params }, call) => {
    await restoreFaq(params.id, call);
    return {};
  });
}
