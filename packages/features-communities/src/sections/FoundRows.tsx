import { type SearchRowProps, useFormats, useMessages } from '@portal/kit';
import { IconLock, Inline, ResultItem, Text } from '@portal/ui';
import { communitiesMessages } from '../messages.ts';

/** Among the results of the search: a post, with when it was written. */
export function FoundPostRow({ result, href }: SearchRowProps) {
  const { relative } = useFormats();
  const { title, excerpt, at } = result;
  const written = at !== null && (
    <time key="at" dateTime={at}>
      {relative(at)}
    </time>
  );
  return <ResultItem {...{ title, excerpt, href }} meta={[written]} />;
}

/** A community; of one that they have not joined it says so, since it cannot be opened from here. */
export function FoundCommunityRow({ result, href }: SearchRowProps) {
  const t = useMessages(communitiesMessages);
  const { title, excerpt, imageUrl, isOpen } = result;
  const closed = !isOpen && (
    <Inline key="closed" gap={1}>
      <IconLock size={16} />
      <Text as="span" size="sm" tone="quiet">
        {t('foundNotJoined')}
      </Text>
    </Inline>
  );
  return <ResultItem {...{ title, excerpt, href, imageUrl }} meta={[closed]} />;
}
