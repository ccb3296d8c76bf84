import { Heading, Skeleton, Stack, Text, VisuallyHidden } from '@portal/ui';

export interface ItemHeadProps {
  /** What the page is for, such as 'Edit news item'. */
  title: string;
  /** Of the item; undefined as long as it is not known, null where there is none. */
  name: string | null | undefined;
}

/** An item's name is the heading of its pages, with what each is for in a quiet line; without an item that is the heading. */
export function ItemHead({ title, name }: ItemHeadProps) {
  return (
    <Stack gap={1}>
      <Heading level={1} isFocusable>
        {name === undefined ? (
          <>
            <VisuallyHidden>{title}</VisuallyHidden>
            <Skeleton kind="heading" width="long" />
          </>
        ) : (
          (name ?? title)
        )}
      </Heading>
      {name !== null && (
        <Text size="sm" tone="quiet">
          {title}
        </Text>
      )}
    </Stack>
  );
}
