import { useMessages } from '@portal/kit';
import { Banner, Button, DescriptionList, Inline, Stack } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export interface TheirValuesProps {
  /** That it was saved since. */
  intro: string;
  /** What they have now where it differs; null as long as it is not read. */
  items: readonly { term: string; description: string }[] | null;
  onTake: () => void;
  onKeep: () => void;
}

/** What somebody else has saved meanwhile, and a choice of what to go on with. */
export function TheirValues({ intro, items, onTake, onKeep }: TheirValuesProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Banner tone="caution" role="alert">
      <Stack gap={3}>
        {intro}
        {items !== null && (
          <>
            {items.length > 0 && <DescriptionList items={items} />}
            <Inline gap={3}>
              <Button size="sm" onPress={onTake}>
                {t('takeTheirs')}
              </Button>
              <Button size="sm" onPress={onKeep}>
                {t('keepMine')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Banner>
  );
}
