export {
  addReviewWord,
  heldAmong,
  holdNewPost,
  holdsEdit,
  listReviewWords,
  refuseNewcomerLinks,
  removeReviewWord,
} from './review.ts';
