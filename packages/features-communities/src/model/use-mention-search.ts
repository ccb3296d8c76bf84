import { calls, useClient } from '@portal/api';
import type { RichTextEditorProps } from '@portal/ui';
import { useCallback } from 'react';

const mostFound = 8;

type SearchMentions = NonNullable<RichTextEditorProps['onSearchMentions']>;

/** Finds those who can be mentioned in a community: its members, who may read what is written there. */
export function useMentionSearch(communityId: string): SearchMentions {
  const client = useClient();
  return useCallback<SearchMentions>(
    async (text) => {
      const query = { page: 1, pageSize: mostFound, ...(text !== '' && { keyword: text }) };
      const input = { params: { id: communityId }, query };
      const { members } = await client.call(calls.communities.members, input, { isQuiet: true });
      return members.map(({ userId: id, firstName, lastName, organisationName }) => ({
        id,
        name: `${firstName} ${lastName}`,
        ...(organisationName !== null && { description: organisationName }),
      }));
    },
    [client, communityId],
  );
}
