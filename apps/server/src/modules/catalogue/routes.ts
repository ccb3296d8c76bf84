import { contract } from '@portal/api/contract';
import { personOf } from '../../http/call.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { managedCategories, oneCategory } from '../communities/index.ts';
import { oneTag } from '../posts/index.ts';
import { createCategory, editCategory, removeCategory } from './categories.ts';
import { createTag, editTag, removeTag } from './tags.ts';

export function catalogueRoutes(routes: Routes): void {
  const { catalogue } = contract;
  bind(routes, catalogue.categories, ({ query }, call) => managedCategories(call.db, query, personOf(call), call.now));
  bind(routes, catalogue.createCategory, async ({ body }, call) =>
    oneCategory(call.db, await createCategory(body, call), personOf(call), call.now),
  );
  bind(routes, catalogue.editCategory, async ({ params, body }, call) => {
    await editCategory(params.id, body, call);
    return oneCategory(call.db, params.id, personOf(call), call.now);
  });
  bind(routes, catalogue.removeCategory, async ({ params }, call) => {
    await removeCategory(params.id, call);
    return {};
  });
  bind(routes, catalogue.createTag, async ({ body }, call) =>
    oneTag(call.db, await createTag(body.name, call), personOf(call), call.now),
  );
  bind(routes, catalogue.editTag, async ({ params, body }, call) => {
    await editTag(params.id, body, call);
    return oneTag(call.db, params.id, personOf(call), call.now);
  });
  bind(routes, catalogue.removeTag, async ({ params }, call) => {
    await removeTag(params.id, call);
    return {};
  });
}
