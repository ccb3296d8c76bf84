import { useMessages } from '@portal/kit';
import { Button, IconSearch, Inline, Spread, Text } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { UnansweredButton } from './UnansweredButton.tsx';

export interface PostsBarProps {
  /** Left out where this portal has no such page. */
  searchHref: string | undefined;
  /** Only questions that wait for an answer are listed below. */
  isUnanswered: boolean;
  onUnansweredChange: (isUnanswered: boolean) => void;
}

/** Stands above the posts of a community: what they are narrowed to, and the way to find more. */
export function PostsBar({ searchHref, isUnanswered, onUnansweredChange }: PostsBarProps) {
  const t = useMessages(communitiesMessages);
  return (
    <Spread>
      <Text size="sm" tone="quiet" role="status">
        {isUnanswered && t('showsUnanswered')}
      </Text>
      <Inline gap={2} justify="end">
        <UnansweredButton isOn={isUnanswered} onChange={onUnansweredChange} />
        {searchHref !== undefined && (
          <Button tone="quiet" size="sm" icon={IconSearch} href={searchHref}>
            {t('searchHere')}
          </Button>
        )}
      </Inline>
    </Spread>
  );
}
