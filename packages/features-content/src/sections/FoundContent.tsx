import { type SearchRowProps, useFormats } from '@portal/kit';
import { ResultItem } from '@portal/ui';

/** Among the results of the search: an item of news or a resource, with its picture and its day. */
export function FoundContent({ result, href }: SearchRowProps) {
  const { date } = useFormats();
  const { title, excerpt, at, imageUrl } = result;
  const day = at !== null && (
    <time key="at" dateTime={at}>
      {date(at)}
    </time>
  );
  return <ResultItem {...{ title, excerpt, href, imageUrl }} meta={[day]} />;
}
