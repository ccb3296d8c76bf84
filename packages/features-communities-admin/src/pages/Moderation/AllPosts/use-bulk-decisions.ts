import { calls, type DecisionWords, limits, type Post, postStatuses, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { communitiesAdminMessages } from '../../../messages.ts';
import { decisionReads } from '../use-moderation.ts';

export interface BulkDecisions {
  chosenIds: readonly string[];
  choose: (ids: string[]) => void;
  approve: (posts: readonly Post[]) => void;
  /** Rejects where nothing could be sent. */
  decline: (posts: readonly Post[], because: DecisionWords) => Promise<unknown>;
  isPending: boolean;
  /** Why some of the last ones could not be decided, by their ids. */
  failures: ReadonlyMap<string, string>;
}

const { atOnce } = limits.moderation;

/** Decides about several posts of a community at once; of each that could not be decided it says why. */
export function useBulkDecisions(communityId: string): BulkDecisions {
  const t = useMessages(communitiesAdminMessages);
  const [chosenIds, choose] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const { run, isPending } = useAction(calls.moderation.setStatuses, {
    invalidates: decisionReads,
    success: ({ results }) => {
      const failed = results.filter(({ problem }) => problem !== null).length;
      const decided = results.length - failed;
      return failed === 0 ? t('bulkDone', { n: decided }) : t('bulkPartlyDone', { decided, failed });
    },
    failure: ({ message }) => ({ text: t('bulkFailed'), description: message }),
  });
  const { published, archived } = postStatuses;

  async function decide(
    posts: readonly Post[],
    body: { status: typeof published } | { status: typeof archived; because: DecisionWords },
  ) {
    const failed = new Map<string, string>();
    setFailures(failed);
    const sent = posts.map(({ id, version }) => ({ id, version }));
    for (let from = 0; from < sent.length; from += atOnce) {
      const part = sent.slice(from, from + atOnce);
      const { results } = await run({ params: { communityId }, body: { ...body, posts: part } });
      for (const { id, problem } of results) if (problem !== null) failed.set(id, problem.message);
      // What was decided is so even where the next part cannot be sent.
      setFailures(new Map(failed));
      choose(sent.slice(from + atOnce).map(({ id }) => id));
    }
  }

  return {
    chosenIds,
    choose,
    // The toast has told what went wrong.
    approve: (posts) => void decide(posts, { status: published }).catch(() => undefined),
    decline: (posts, because) => decide(posts, { status: archived, because }),
    isPending,
    failures,
  };
}
