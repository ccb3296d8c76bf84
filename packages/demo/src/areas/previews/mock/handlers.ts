import type { HandlersOf } from '../../../mock/handler-types.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { previewRefusal } from '@portal/rules';
import { factsOf } from '../../posts/mock/access.ts';
import { removePreview } from './preview-reply.ts';

export const previews: HandlersOf<'previews'> = {
  removeFromPost(_, { state, facts: { post, communityAccess } }) {
    refuse(previewRefusal(factsOf(post, communityAccess)));
    removePreview(state, post);
    return {};
  },
  removeFromComment(_, { state, facts: { comment } }) {
    removePreview(state, comment);
    return {};
  },
};
