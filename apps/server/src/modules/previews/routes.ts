import { contract } from '@portal/api/contract';
import { previewRefusal } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { refuse } from '../../http/problem.ts';
import { removePreview } from './remove-preview.writes.ts';

export function previewRoutes(routes: Routes): void {
  bind(routes, contract.previews.removeFromPost, async (_, { db, facts: { post } }) => {
    refuse(previewRefusal(post));
    await removePreview(db, post.id);
    return {};
  });
  bind(routes, contract.previews.removeFromComment, async (_, { db, facts: { comment } }) => {
    await removePreview(db, comment.id);
    return {};
  });
}
