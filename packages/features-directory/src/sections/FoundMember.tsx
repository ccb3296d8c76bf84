import type { SearchRowProps } from '@portal/kit';
import { ResultItem } from '@portal/ui';

/** Among the results of the search: somebody, with their photo as far as they show it, leading to their profile. */
export function FoundMember({ result, href }: SearchRowProps) {
  const { id, title, excerpt, imageUrl } = result;
  const names = title
    .map(({ text }) => text)
    .join('')
    .split(' ');
  const [firstName = '', ...others] = names;
  const face = { id, firstName, lastName: others.at(-1) ?? '', avatarUrl: imageUrl };
  return <ResultItem {...{ title, excerpt, href, face }} />;
}
