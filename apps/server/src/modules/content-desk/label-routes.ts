import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { createCategory, editCategory, mergeCategory, removeCategory } from './categories.ts';
import { deskCategories, deskCategory, deskTag, deskTags } from './labels.queries.ts';
import { createTag, editTag, mergeTag, removeTag } from './tags.ts';
import { listSegments } from './label-routes.queries.ts';

const { contentDesk } = contract;

export function labelRoutes(routes: Routes): void {
  bind(routes, contentDesk.options, async (_, { db, deps }) => ({
    categories: await deskCategories(db),
    tags: await deskTags(db),
    segments: await listSegments(db),
    isWrittenElsewhere: deps.library !== null,
  }));
  bind(routes, contentDesk.createCategory, async ({ body }, call) =>
    deskCategory(call.db, await createCategory(body, call)),
  );
  bind(routes, contentDesk.editCategory, async ({ params, body }, call) => {
    await editCategory(params.id, body, call);
    return deskCategory(call.db, params.id);
  });
  bind(routes, contentDesk.mergeCategory, async ({ params, body }, call) => {
    await mergeCategory(params.id, body.intoId, call);
    return deskCategory(call.db, body.intoId);
  });
  bind(routes, contentDesk.removeCategory, async ({ params }, call) => {
    await removeCategory(params.id, call);
    return {};
  });
  tagRoutes(routes);
}

function tagRoutes(routes: Routes): void {
  bind(routes, contentDesk.createTag, async ({ body }, call) => deskTag(call.db, await createTag(body.label, call)));
  bind(routes, contentDesk.editTag, async ({ params, body }, call) => {
    await editTag(params.id, body, call);
    return deskTag(call.db, params.id);
  });
  bind(routes, contentDesk.mergeTag, async ({ params, body }, call) => {
    await mergeTag(params.id, body.intoId, call);
    return deskTag(call.db, body.intoId);
  });
  bind(routes, contentDesk.removeTag, async ({ params }, call) => {
    await removeTag(params.id, call);
    return {};
  });
}
