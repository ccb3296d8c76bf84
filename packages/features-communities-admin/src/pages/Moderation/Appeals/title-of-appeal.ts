import type { OpenAppeal } from '@portal/api';

/** What an appeal is known by: the post that it is about, or the member; `somebody` is who has left. */
export function titleOfAppeal({ decision, author }: Pick<OpenAppeal, 'decision' | 'author'>, somebody: string): string {
  if (decision.postId !== null) return decision.subject;
  return author === null ? somebody : `${author.firstName} ${author.lastName}`;
}
