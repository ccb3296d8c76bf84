export { heldAmong } from './review.queries.ts';
export {
  addReviewWord,
  holdNewPost,
  holdsEdit,
  listReviewWords,
  refuseNewcomerLinks,
  removeReviewWord,
} from './review.ts';
