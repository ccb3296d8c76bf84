import { momentText, type SearchRowProps, usePortal } from '@portal/kit';
import { ResultItem } from '@portal/ui';

/** Among the results of the search: an event, with its picture and when it begins by the clocks where it is held. */
export function FoundEvent({ result, href }: SearchRowProps) {
  const { profile, locale } = usePortal();
  const { title, excerpt, at, zone, imageUrl } = result;
  const begins = at !== null && (
    <time key="at" dateTime={at}>
      {momentText(at, zone ?? profile.timeZone, locale)}
    </time>
  );
  return <ResultItem {...{ title, excerpt, href, imageUrl }} meta={[begins]} />;
}
