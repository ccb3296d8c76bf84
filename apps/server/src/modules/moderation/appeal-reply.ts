import type { Appeal } from '@portal/api/contract';
import type { moderationAppeals } from '../../db/schema/index.ts';

export type AppealRow = typeof moderationAppeals.$inferSelect;

export function appealReply({ id, createdAt, words, outcome, answer, decidedAt }: AppealRow): Appeal {
  return {
    ...{ id, words, outcome, answer },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
